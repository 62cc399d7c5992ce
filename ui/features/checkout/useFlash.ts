import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { flashAt } from '../shop/index.ts'
import type { Stay } from './useCheckoutMove.ts'

/** The server's result of this page's form when it was posted without JavaScript. */
export const useFlash = (): Stay | null => {
  const flash = flashAt(useShopLocation().current.href)
  return flash === null ? null : { message: { key: flash.key }, reason: flash.reason }
}
