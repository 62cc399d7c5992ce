import { useQuery } from '@tanstack/react-query'
import type { ShopConfig } from '@thuishaven/core/config'
import { configQuery } from './queries.ts'
import { useShop } from './ShopContext.ts'

/** How the shop is set up. It was asked for before the first page was rendered, so it is always there (CFG-01). */
export const useConfig = (): ShopConfig => {
  const { data } = useQuery(configQuery(useShop()))
  if (data === undefined)
    throw new Error('useConfig was called before the configuration was loaded: nothing of the shop renders without it.')
  return data
}
