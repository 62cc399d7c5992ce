import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '@thuishaven/core/catalogue'

/** Renders what stands in the corner of a card's picture, such as a heart; nothing where nobody provides it. */
export const ProductCardAction = createContext<(product: Pick<ProductCard, 'productId' | 'title'>) => ReactNode>(() => null)
