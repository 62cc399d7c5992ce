import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ShopConfig } from '@thuishaven/core/config'
import { configQuery } from './queries.ts'
import { useShop } from './ShopContext.ts'

/** One asks for all: half of a page's components read the configuration, and a question each was a tenth of the page's making. */
export const ConfigContext = createContext<ShopConfig | null>(null)

const present = (config: ShopConfig | null | undefined): ShopConfig => {
  if (config === null || config === undefined)
    throw new Error('useConfig was called before the configuration was loaded: nothing of the shop renders without it.')
  return config
}

/** What `ConfigContext` hands on. It was asked for before the first page was rendered, so it is always there (CFG-01). */
export const useAskedConfig = (): ShopConfig => present(useQuery(configQuery(useShop())).data)

/** How the shop is set up (CFG-01). */
export const useConfig = (): ShopConfig => present(useContext(ConfigContext))
