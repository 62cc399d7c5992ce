import type { PageModule } from '../../framework/router/route.ts'
import { selectionIn } from '../product-options/index.ts'
import { loadProduct } from './loadProduct.ts'

/** The page of a product with options; a choice in the address that the product does not offer is left out and logged (OPT-02). */
export const loadWithOptions: PageModule['load'] = (input) =>
  loadProduct(input, ({ productId, optionGroups }) => {
    const { refused } = selectionIn(optionGroups, (name) => input.search.get(name))
    if (refused.length > 0) input.shop.log('Selection was refused', { productId, groups: refused })
    return null
  })
