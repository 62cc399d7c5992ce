import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { checkoutPath, externalUrl, hostOfUrl, localePath } from '../../../core/index.ts'
import type { CheckoutMove, Message } from '../../../core/index.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'

const optionKeys = { deliveryOptions: ['delivery options'], paymentOptions: ['payment options'] } as const

/** Goes where the checkout's rules say; answers the message when they say to stay. */
export const useCheckoutMove = (): ((move: CheckoutMove) => Promise<Message | null>) => {
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
          // The payment page that the shop's own host answered is the one opt-in (RTE-15).
          const target = externalUrl(move.url, [hostOfUrl(move.url) ?? ''])
          if (target.go === 'refused') return { key: 'checkout.paymentAddressRefused' }
          location.assign(target.go === 'external' ? target.url : target.path)
          return null
        }
      }
    },
    [locale, navigate, queries],
  )
}
