import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { saidAt } from '../../shop/said.ts'

/** What the server answered to the form of this page, where the form was sent without a script. */
export const useSaid = () => saidAt(useShopLocation().current.href)
