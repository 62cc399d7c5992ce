import { createContext, useContext } from 'react'
import type { Shop } from '@thuishaven/core'

export const ShopContext = createContext<Shop | null>(null)

/** The shop of this visitor. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('useShop was called outside the App component.')
  return shop
}
