import { useShopLocation } from '../../shell/location/RouterContext.ts'
import { flashAt } from '../../shop/flash.ts'

/** What the server answered to the form of this page, where the form was sent without a script. */
export const useFlash = () => flashAt(useShopLocation().current.href)
