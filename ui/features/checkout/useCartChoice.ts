import { useEffect, useRef } from 'react'
import type { CheckoutChoice } from '@thuishaven/core/cart'
import { useShop } from '../shop/index.ts'
import type { Translatable } from '../../messages/text.ts'

/**
 * Chooses for the cart, and says so when the choice had to be taken back (CHK-06).
 * @param first what is chosen for a shopper who has chosen nothing that exists (CHK-05); null when there is nothing to do
 * @param list identifies a list of options: a choice that the backend refused is made once for each
 */
export const useCartChoice = (
  first: CheckoutChoice | null,
  list: string | number,
  setMessage: (message: Translatable | null) => void,
): ((choice: CheckoutChoice) => Promise<void>) => {
  const { cart } = useShop()
  const key = first === null ? null : `${list} ${JSON.stringify(first)}`
  const tried = useRef<string | null>(null)
  const choose = async (choice: CheckoutChoice): Promise<void> => {
    const result = await cart.choose(choice)
    setMessage(result.ok ? null : { key: 'checkout.choiceFailed' })
  }
  useEffect(() => {
    if (key === null || first === null || tried.current === key) return
    tried.current = key
    void choose(first)
  })
  return choose
}
