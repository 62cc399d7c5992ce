import { useEffect, useRef } from 'react'
import type { CheckoutChoice } from '@thuishaven/core/cart'
import { useShop } from '../shop/index.ts'
import type { Translatable } from '../../messages/text.ts'

/**
 * Selects an option for the cart, and reports when the selection had to be reverted (CHK-06); answers whether it was kept.
 * @param first selected for a shopper without a valid selection (CHK-05); null when nothing must be selected
 * @param list identifies a list of options: a choice that the backend refused is made once for each
 */
export const useCartChoice = (
  first: CheckoutChoice | null,
  list: string | number,
  setMessage: (message: Translatable | null) => void,
): ((choice: CheckoutChoice) => Promise<boolean>) => {
  const { cart } = useShop()
  const key = first === null ? null : `${list} ${JSON.stringify(first)}`
  const tried = useRef<string | null>(null)
  const choose = async (choice: CheckoutChoice): Promise<boolean> => {
    const result = await cart.choose(choice)
    setMessage(result.ok ? null : { key: 'checkout.choiceFailed' })
    return result.ok
  }
  const chooseInstead = (choice: CheckoutChoice): Promise<boolean> => {
    // A choice from before hydration comes before the effect below, which knows nothing of it yet.
    tried.current = key ?? tried.current
    return choose(choice)
  }
  useEffect(() => {
    if (key === null || first === null || tried.current === key) return
    tried.current = key
    void choose(first)
  })
  return chooseInstead
}
