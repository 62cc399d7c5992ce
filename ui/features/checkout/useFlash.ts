import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { flashAt } from '../shop/index.ts'
import type { Stay } from './useCheckoutMove.ts'

/** What the server answered to the form of this page, where the form was sent without a script. */
export const useFlash = (): Stay | null => {
  const flash = flashAt(useShopLocation().current.href)
  return flash === null ? null : { message: { key: flash.key }, reason: flash.reason }
}
