import { Effect } from 'effect'
import type { BackendFailure, NotFound } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import type { HttpClient } from './client.ts'
import { orNotFound } from './failures.ts'
import { productOf } from './mappers/product.ts'
import { productResponseSchema } from './schemas/product.ts'

/** Products alone. */
export interface HttpProducts {
  readonly product: (productId: number) => Effect.Effect<Product, BackendFailure | NotFound>
}

/** Products without their long description, for front ends that do not show it: its HTML is dropped whole, so no sanitiser travels along. */
export const createHttpProducts = ({ call, locale }: HttpClient): HttpProducts => ({
  product: (productId) =>
    call('loadProduct', { params: { productId } }, productResponseSchema).pipe(
      orNotFound(`product ${productId}`),
      Effect.map(({ data }) => productOf(data, locale, () => '')),
    ),
})
