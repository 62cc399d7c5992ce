import { ProductVariant } from '@vendure/core'
import type { ProductVariantService, RequestContext, TransactionalConnection } from '@vendure/core'
import { And, IsNull, Not } from 'typeorm'
import type { FindOptionsWhere } from 'typeorm'
import { optionGroupsSchema } from '../../records/shopSchemas.ts'
import type { Text } from '../../records/ProductRecord.ts'
import type { VariantFields } from '../catalogue/variantInput.ts'
import { textOf } from '../inBothLanguages.ts'
import { refuseUnusable } from './records.ts'

/** A product with options, or made to measure. */
export interface ProductWithOptions {
  readonly variantId: string
  readonly articleNumber: number
  readonly title: Text
  /** As in `backend/records/ProductRecord.ts`. */
  readonly optionGroups: unknown
}

/** By article number. */
export const listProductsWithOptions = async (
  { rawConnection }: TransactionalConnection,
  most: number,
): Promise<readonly ProductWithOptions[]> => {
  const where = { deletedAt: IsNull(), customFields: { optionGroups: And(Not(IsNull()), Not('[]')) } }
  const variants = await rawConnection.getRepository(ProductVariant).find({
    where: where as FindOptionsWhere<ProductVariant>,
    relations: { product: { translations: true } },
    order: { id: 'ASC' },
    take: most,
  })
  return variants
    .map(({ id, product, customFields }) => {
      const { articleNumber, optionGroups } = customFields as unknown as VariantFields
      return {
        variantId: String(id),
        articleNumber,
        title: textOf(product.translations, 'name'),
        optionGroups: JSON.parse(optionGroups ?? '[]') as unknown,
      }
    })
    .toSorted((one, other) => one.articleNumber - other.articleNumber)
}

/** Refuses groups that the shop cannot use; the shop follows by the event of the variant. */
export const saveOptionGroups = async (
  variants: ProductVariantService,
  ctx: RequestContext,
  variantId: string,
  optionGroups: unknown,
): Promise<void> => {
  refuseUnusable(optionGroupsSchema, optionGroups)
  await variants.update(ctx, [{ id: variantId, customFields: { optionGroups: JSON.stringify(optionGroups) } }])
}
