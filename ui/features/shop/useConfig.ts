import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { ShopConfig } from '@thuishaven/core/config'
import { deliveryTermsIn } from '@thuishaven/core/delivery'
import type { DeliveryTerms } from '@thuishaven/core/delivery'
import { deliveryCountry } from './deliveryCountry.ts'
import { configQuery } from './queries.ts'
import { useShop } from './ShopContext.ts'
import { useStore } from '../../framework/hydration/useStore.ts'

/** One query for all: half of a page's components read the configuration, and a query each took a tenth of the rendering time. */
export const ConfigContext = createContext<ConfigHere | null>(null)

/** The configuration for this visitor: delivery options for the delivery country (CHK-05), and prices without VAT for who pays none. */
export type ConfigHere = Omit<ShopConfig, 'delivery'> & { readonly delivery: DeliveryTerms }

const present = <Config>(config: Config | null | undefined): Config => {
  if (config === null || config === undefined)
    throw new Error('useConfig was called before the configuration was loaded: nothing of the shop renders without it.')
  return config
}

/** The value of `ConfigContext`. It was loaded before the first page was rendered, so it is always there (CFG-01). */
export const useLoadedConfig = (): ConfigHere => {
  const shop = useShop()
  const config = present(useQuery(configQuery(shop)).data)
  // A customer who signs in, or selects another address, may live in another country.
  useStore(shop.session)
  const isReverseCharged = useStore(shop.cart).cart.vatTreatment === 'reverseCharged'
  const country = deliveryCountry(shop)
  return useMemo(
    () => ({
      ...config,
      pricesExclVat: config.pricesExclVat || isReverseCharged,
      delivery: deliveryTermsIn(config.delivery, country),
    }),
    [config, country, isReverseCharged],
  )
}

/** How the shop is set up (CFG-01). */
export const useConfig = (): ConfigHere => present(useContext(ConfigContext))
