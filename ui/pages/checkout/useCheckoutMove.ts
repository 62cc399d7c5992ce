import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { checkoutPath, localePath } from '../../../core/index.ts'
import type { CheckoutMove } from '../../../core/index.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { paymentPage } from './paymentPage.ts'
import type { Sayable } from '../../messages/text.ts'

const optionKeys = { deliveryOptions: ['delivery options'], paymentOptions: ['payment options'] } as const

/** Goes where the checkout's rules say; answers the message when they say to stay. */
export const useCheckoutMove = (): ((move: CheckoutMove) => Promise<Sayable | null>) => {
  const { locale } = useShop()
  const { navigate } = useShopLocation()
  const queries = useQueryClient()
  return useCallback(
    async (move) => {
      switch (move.go) {
        case 'stay':
          return move.message
        case 'step':
          // The host said that its options have changed.
          for (const name of move.reload ?? []) await queries.invalidateQueries({ queryKey: optionKeys[name] })
          await navigate(checkoutPath(locale, move.step))
          return null
        case 'start':
          await navigate(localePath(locale, '/checkout'))
          return null
        case 'login':
          await navigate(localePath(locale, '/checkout/login'))
          return null
        case 'home':
          await navigate(localePath(locale, '/'))
          return null
        case 'result':
          await navigate(localePath(locale, `/checkout/${encodeURIComponent(move.paymentUid)}`))
          return null
        case 'external': {
          const address = paymentPage(move.url)
          if (address === null) return { key: 'checkout.paymentAddressRefused' }
          location.assign(address)
          return null
        }
      }
    },
    [locale, navigate, queries],
  )
}
