import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '@thuishaven/core/catalogue'

/** Renders the control in the corner of a card's picture, such as a heart; nothing without a provider. */
export const ProductCardAction = createContext<(product: Pick<ProductCard, 'productId' | 'title'>) => ReactNode>(() => null)
