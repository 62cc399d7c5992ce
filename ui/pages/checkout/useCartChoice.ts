import { useEffect } from 'react'
import type { CheckoutChoice } from '@thuishaven/core/cart'
import { useShop } from '../../bindings/ShopContext.ts'
import type { Sayable } from '../../messages/text.ts'

/**
 * Chooses for the cart, and says so when the choice had to be taken back (CHK-06).
 * @param first what is chosen for a shopper who has chosen nothing that exists (CHK-05); null when there is nothing to do
 */
export const useCartChoice = (
  first: CheckoutChoice | null,
  setMessage: (message: Sayable | null) => void,
): ((choice: CheckoutChoice) => Promise<void>) => {
  const { cart } = useShop()
  const key = first === null ? null : JSON.stringify(first)
  useEffect(() => {
    if (key !== null) void cart.choose(JSON.parse(key) as CheckoutChoice)
  }, [key, cart])
  return async (choice) => {
    const outcome = await cart.choose(choice)
    setMessage(outcome.ok ? null : { key: 'checkout.choiceFailed' })
  }
}
