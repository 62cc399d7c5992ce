import { createContext } from 'react'
import type { ComponentType } from 'react'

export interface ProductCardActionProps {
  readonly productId: number
  readonly title: string
}

/** What stands in the corner of a card's picture, such as a heart; nothing where nobody provides it. */
export const ProductCardAction = createContext<ComponentType<ProductCardActionProps> | null>(null)
