import type { Product } from '@thuishaven/core/catalogue'
import type { PageModule } from '../../framework/router/route.ts'
import { loadProduct } from './loadProduct.ts'

export { ProductPage as Page } from './ProductPage.tsx'
export { preloadParts as preload } from './ProductView.tsx'

/** Most products have no options, and their page does without what options need. */
const pageOf = ({ optionGroups }: Product): string | null => {
  const items = optionGroups.flatMap((group) => group.items)
  if (items.length === 0) return null
  return items.some(({ custom }) => custom !== null) ? 'madeToMeasure' : 'productWithOptions'
}

export const load: PageModule['load'] = (input) => loadProduct(input, pageOf)
