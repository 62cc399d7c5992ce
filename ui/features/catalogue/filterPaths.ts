import { filterPaths } from '@thuishaven/core/catalogue'

/** The price range is called so in addresses of both languages (CAT-05). */
export const { parse: parseFilterPath, address: filterAddress } = filterPaths('Prijs')
