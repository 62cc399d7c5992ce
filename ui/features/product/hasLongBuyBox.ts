import type { Product } from '@thuishaven/core/catalogue'
import { hasChoices } from './hasChoices.ts'

/**
 * Whether the buy box is long, with choices or the form of a sold-out product: otherwise the specifications fill the column beside the pictures, with
 * it they stand below it.
 */
export const hasLongBuyBox = (product: Product): boolean => hasChoices(product) || product.stock === 0
