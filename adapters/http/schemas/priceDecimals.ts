import { defaultConfig } from '@thuishaven/core/config'
import * as v from 'valibot'

/** How prices are written is not worth a shop that does not open: what the contract does not know has the default. */
export const priceDecimalsSchema = v.fallback(v.picklist([0, 2]), defaultConfig.priceDecimals === 0 ? 0 : 2)
