import type { Catalogue } from '../ports/Catalogue.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'

/** Products in the order of the ids; unknown ids are left out. */
export const findProducts = (catalogue: Catalogue, ids: readonly number[]): readonly ProductRecord[] =>
  ids.flatMap((id) => catalogue.product(id) ?? [])

/** Accessories of a product that can be ordered. */
export const findBelonging = (catalogue: Catalogue, { belongs }: ProductRecord): readonly ProductRecord[] =>
  findProducts(catalogue, belongs).filter(({ price, stock }) => price !== null && stock !== 0)

/** Samples of a product that can be ordered. */
export const findSamples = (catalogue: Catalogue, { samples = [] }: ProductRecord): readonly ProductRecord[] =>
  findProducts(catalogue, samples).filter(({ price, stock }) => price !== null && stock !== 0)

/** Four neighbours in the list of the product's category. */
export const findRelated = (catalogue: Catalogue, { id, categoryId }: ProductRecord): readonly ProductRecord[] => {
  const category = categoryId === 'maatwerk' || categoryId === 'outlet' ? 'vloerkleden' : categoryId
  return findProducts(catalogue, catalogue.neighbours(id, category, 4))
}
