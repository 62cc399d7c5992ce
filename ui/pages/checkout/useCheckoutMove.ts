import { useCallback } from 'react'
import { checkoutPath, externalUrl, hostOfUrl, localePath } from '../../../core/index.ts'
import type { CheckoutMove, Message } from '../../../core/index.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'

/** Goes where the checkout's rules say; answers the message when they say to stay. */
export const useCheckoutMove = (): ((move: CheckoutMove) => Promise<Message | null>) => {
  const { locale } = useShop()
  const { navigate } = useShopLocation()
  return useCallback(
    async (move) => {
      switch (move.go) {
        case 'stay':
          return move.message
        case 'step':
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
          // The payment page that the shop's own host answered is the one opt-in (RTE-15).
          const target = externalUrl(move.url, [hostOfUrl(move.url) ?? ''])
          if (target.go === 'refused') return { key: 'checkout.paymentAddressRefused' }
          location.assign(target.go === 'external' ? target.url : target.path)
          return null
        }
      }
    },
    [locale, navigate],
  )
}
