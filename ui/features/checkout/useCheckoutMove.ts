import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CheckoutMove } from '@thuishaven/core/checkout'
import { useShop, pathTo } from '../shop/index.ts'
import type { FlashReason } from '../shop/index.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { paymentPage } from './paymentPage.ts'
import type { Translatable } from '../../messages/text.ts'

const optionKeys = { deliveryOptions: ['delivery options'], paymentOptions: ['payment options'] } as const

/** Why a page of the checkout is not left. */
export interface Stay {
  readonly message: Translatable
  readonly reason?: FlashReason | undefined
}

/** Navigates by the checkout's rules; returns the reason when they require to stay. */
export const useCheckoutMove = (): ((move: CheckoutMove) => Promise<Stay | null>) => {
  const { alert, locale } = useShop()
  const [, navigate] = useLocation()
  const panels = usePanels()
  const queries = useQueryClient()
  return useCallback(
    async (move) => {
      switch (move.type) {
        case 'stay':
          return move
        case 'cart':
          panels.open('cart')
          return null
        case 'step':
          // The backend reported that its options have changed, or they were those of another cart.
          for (const name of move.reload ?? []) await queries.invalidateQueries({ queryKey: optionKeys[name] })
          await navigate(pathTo(locale, `checkout.${move.step}`))
          return null
        case 'start':
          await navigate(pathTo(locale, 'checkout'))
          return null
        case 'login':
          await navigate(pathTo(locale, 'checkout.login'))
          if (move.message !== undefined) alert.show({ tone: 'warning', title: { key: 'phrases.Attention' }, message: move.message })
          return null
        case 'approval':
          await queries.invalidateQueries({ queryKey: ['company'] })
          await navigate(`${pathTo(locale, 'account.company')}?done=requested`)
          return null
        case 'home':
          await navigate(pathTo(locale, 'home'))
          return null
        case 'result':
          await navigate(pathTo(locale, 'checkout.payment', { paymentUid: move.paymentUid }))
          return null
        case 'external': {
          const address = paymentPage(move.url)
          if (address === null) return { message: { key: 'checkout.paymentAddressRefused' } }
          location.assign(address)
          return null
        }
      }
    },
    [alert, locale, navigate, panels, queries],
  )
}
