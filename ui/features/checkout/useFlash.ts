import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { flashAt } from '../shop/index.ts'

/** What the server answered to the form of this page, where the form was sent without a script. */
export const useFlash = () => flashAt(useShopLocation().current.href)
