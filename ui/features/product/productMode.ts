import type { Product } from '@thuishaven/core/catalogue'
import type { PageParams } from '../../framework/router/route.ts'

/** Layout of the options: that of the product, or a collection at the address of its ' copy' (PRD-06, RTE-02). */
export const modeOf = (product: Product, params: PageParams): Product['optionsMode'] =>
  params['variant'] === 'collection' ? 'collection' : product.optionsMode
