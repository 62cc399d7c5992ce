import { Collection, Facet, ProductVariant, Promotion, ShippingMethod, TaxRate, TransactionalConnection } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { GlobalFlag } from '@vendure/common/lib/generated-types'
import type { ConfigurableOperation } from '@vendure/common/lib/generated-types'
import { In, IsNull } from 'typeorm'
import type { CouponRecord } from '../../records/CouponRecord.ts'
import type { DayChoiceRecord, DeliveryMethodRecord, DeliveryServiceRecord } from '../../records/DeliveryRecord.ts'
import type { WrittenProduct } from '../../records/families.ts'
import type { CategoryRecord, Text } from '../../records/ProductRecord.ts'
import type { FacetRecord } from '../../records/ShopRecord.ts'
import type { Price } from '../../pricing/linePrice.ts'
import type { ShopRecordChange } from '../../shopRecords/ShopRecordChange.ts'
import { textOf } from '../inBothLanguages.ts'
import { amountOff, goodsWorth, percentageOff } from './couponOptions.ts'
import { pictureOf, picturesOf } from './picturesOf.ts'
import type { Presentation, VariantFields } from './variantInput.ts'

/** The value of an argument; undefined when it is empty. */
const argumentOf = (operation: ConfigurableOperation | undefined, name: string): unknown => {
  const value = operation?.args.find((argument) => argument.name === name)?.value
  return value === undefined || value === '' || value === 'null' ? undefined : JSON.parse(value)
}

const amountOf = (operation: ConfigurableOperation | undefined, name: string): number => Number(argumentOf(operation, name) ?? 0)

/** A product of which the merchant has only filled in Vendure's own fields. */
const plain: Presentation = {
  delivery: { totalDays: null, unit: 'day' },
  pictures: [],
  optionsMode: 'cards',
  variationGroups: [],
  specifications: [],
  belongs: [],
  reviews: [],
  contents: null,
  swatches: [],
  categoryId: '',
  facts: [],
}

/** What a category needs and a collection has not. */
type CategoryRest = Omit<CategoryRecord, 'id' | 'parentId' | 'title' | 'description'>

const parsed = (json: string | null | undefined): unknown => (json ? JSON.parse(json) : null)

interface CollectionFields {
  readonly categoryId: string | null
  readonly category: string | null
}

/** Collections have the ids of the shop's categories, or ones of their own. */
const categoryIdOf = (collection: Collection): string =>
  (collection.customFields as unknown as CollectionFields).categoryId ?? `collection-${collection.id}`

/** Rows that the merchant has filled in; none is no field, as in data files. */
const volumePricesOf = ({ volumePrices }: Pick<VariantFields, 'volumePrices'>): Pick<Price, 'volumePrices'> => {
  const whole = (volumePrices ?? []).filter((row) => row.fromQuantity > 1 && Number.isInteger(row.base))
  return whole.length === 0 ? {} : { volumePrices: whole.map((row) => ({ ...row, discount: row.discount ?? 0 })) }
}

/** Vendure's catalogue as records of the shop. */
export const createCatalogueReader = (app: INestApplicationContext) => {
  const { rawConnection } = app.get(TransactionalConnection)

  /** Basis points by tax category. */
  const readTaxes = async (): Promise<ReadonlyMap<string, number>> => {
    const rates = await rawConnection.getRepository(TaxRate).find({ where: { enabled: true }, relations: { category: true } })
    return new Map(rates.map(({ category, value }) => [String(category.id), Math.round(value * 100)]))
  }

  const productOf = (variant: ProductVariant, taxes: ReadonlyMap<string, number>): WrittenProduct => {
    const { product, sku, facetValues, collections } = variant
    const fields = variant.customFields as unknown as VariantFields
    const listedIn = collections.filter(({ isRoot }) => !isRoot).map(categoryIdOf)
    const { categoryId, ...presentation } = (parsed(fields.presentation) as Presentation | null) ?? plain
    const facets: Record<string, string[]> = {}
    for (const { code, facet } of facetValues) (facets[facet.code] ??= []).push(code)
    const text = (field: string): Text => textOf(product.translations, field)
    const own = picturesOf(variant, text('name'))
    const uploaded = own.length > 0 ? own : picturesOf(product, text('name'))
    const long = textOf(
      product.translations.map(({ languageCode, customFields }) => ({ languageCode, ...(customFields as object) })),
      'longDescription',
    )
    return {
      ...presentation,
      pictures: uploaded.length > 0 ? uploaded : presentation.pictures,
      id: fields.articleNumber,
      slug: text('slug'),
      title: text('name'),
      description: text('description'),
      longDescription: long,
      brand: fields.brand ?? text('name').nld,
      mpn: sku,
      price: fields.hasPrice
        ? {
            base: variant.productVariantPrices[0]?.price ?? 0,
            discount: fields.discount,
            vat: taxes.get(String(variant.taxCategory.id)) ?? 2100,
            vatIncluded: fields.vatIncluded,
            lowest30Days: fields.lowest30Days,
            ...volumePricesOf(fields),
          }
        : null,
      // Pieces are in the stock, not here.
      stock: variant.trackInventory === GlobalFlag.FALSE ? null : 0,
      weightGrams: fields.weightGrams,
      returnable: fields.returnable,
      optionGroups: (parsed(fields.optionGroups) as WrittenProduct['optionGroups'] | null) ?? [],
      categoryId: categoryId === '' ? (listedIn[0] ?? '') : categoryId,
      listedIn,
      facets,
    }
  }

  /** Gives numbers to the products that the merchant added. */
  const numberNewProducts = async (): Promise<void> => {
    const { tablePath } = rawConnection.getMetadata(ProductVariant)
    const column = rawConnection.getMetadata(ProductVariant).findColumnWithPropertyPath('customFields.articleNumber')?.databaseName ?? ''
    await rawConnection.query(
      `UPDATE ${tablePath} SET "${column}" = numbered.number FROM (
         SELECT id, (SELECT coalesce(max("${column}"), 0) FROM ${tablePath}) + row_number() OVER (ORDER BY id) AS number
         FROM ${tablePath} WHERE "${column}" IS NULL AND "deletedAt" IS NULL) AS numbered
       WHERE numbered.id = ${tablePath}.id`,
    )
  }

  /** @param variantIds null: all */
  const products = async (variantIds: readonly string[] | null): Promise<readonly ShopRecordChange[]> => {
    await numberNewProducts()
    const taxes = await readTaxes()
    const variants = await rawConnection.getRepository(ProductVariant).find({
      where: variantIds === null ? {} : { id: In([...variantIds]) },
      relations: {
        product: { translations: true, featuredAsset: true, assets: true },
        featuredAsset: true,
        assets: true,
        productVariantPrices: true,
        facetValues: { facet: true },
        taxCategory: true,
        collections: true,
      },
      relationLoadStrategy: 'query',
      withDeleted: true,
    })
    return variants.map((variant) => {
      const { articleNumber, position } = variant.customFields as unknown as VariantFields
      const isSold = variant.deletedAt === null && variant.product.deletedAt === null && variant.enabled && variant.product.enabled
      const value = isSold ? productOf(variant, taxes) : null
      return { kind: 'product', id: String(articleNumber), position: position ?? articleNumber, value }
    })
  }

  const categories = async (): Promise<readonly CategoryRecord[]> => {
    const all = await rawConnection.getRepository(Collection).find({
      relations: { translations: true, featuredAsset: true },
      order: { position: 'ASC', id: 'ASC' },
    })
    const childrenOf = (parent: Collection): Collection[] => all.filter(({ parentId }) => String(parentId) === String(parent.id))
    const recordOf = (collection: Collection, parentId: string | null, example: CategoryRest | null): CategoryRecord[] => {
      if (collection.isPrivate) return []
      const title = textOf(collection.translations, 'name')
      const slug = textOf(collection.translations, 'slug')
      const description = textOf(collection.translations, 'description')
      const own = parsed((collection.customFields as unknown as CollectionFields).category) as CategoryRest | null
      const rest =
        own ?? (example === null ? null : { ...example, path: { nld: `/${slug.nld}`, eng: `/${slug.eng}` }, seo: { title, description } })
      if (rest === null) return []
      const id = categoryIdOf(collection)
      const picture = collection.featuredAsset ? pictureOf(collection.featuredAsset, title) : rest.picture
      return [
        { ...rest, id, parentId, title, description, picture },
        ...childrenOf(collection).flatMap((child) => recordOf(child, id, rest)),
      ]
    }
    const roots = all.filter(({ isRoot }) => isRoot).flatMap(childrenOf)
    const example =
      roots
        .map((root) => parsed((root.customFields as unknown as CollectionFields).category) as CategoryRest | null)
        .find((rest) => rest !== null) ?? null
    return roots.flatMap((root) => recordOf(root, null, example))
  }

  const facets = async (): Promise<readonly (readonly [string, FacetRecord])[]> => {
    const all = await rawConnection.getRepository(Facet).find({
      relations: { translations: true, values: { translations: true } },
      order: { id: 'ASC', values: { id: 'ASC' } },
    })
    return all.map(({ code, isPrivate, translations, values }) => [
      code,
      {
        label: textOf(translations, 'name'),
        values: Object.fromEntries(values.map((value) => [value.code, textOf(value.translations, 'name')])),
        colours: Object.fromEntries(
          values.flatMap((value) => {
            const { colour } = value.customFields as unknown as { readonly colour: string | null }
            return colour === null ? [] : [[value.code, colour]]
          }),
        ),
        visible: !isPrivate,
      },
    ])
  }

  /** Promotions with a code that take a percentage or an amount off, perhaps from an amount of goods; others have no effect in the shop. */
  const coupons = async (): Promise<readonly CouponRecord[]> => {
    const all = await rawConnection.getRepository(Promotion).find({ where: { deletedAt: IsNull(), enabled: true }, order: { id: 'ASC' } })
    return all.flatMap(({ couponCode, startsAt, endsAt, usageLimit, perCustomerUsageLimit, conditions, actions }) => {
      const [action] = actions
      if (!couponCode || actions.length !== 1 || conditions.some(({ code }) => code !== goodsWorth.code)) return []
      const discount: CouponRecord['discount'] | null =
        action?.code === percentageOff.code
          ? { type: 'percentage', percentage: Math.round(amountOf(action, 'discount') * 100) }
          : action?.code === amountOff.code
            ? { type: 'fixedAmount', amount: amountOf(action, 'discount') }
            : null
      if (discount === null) return []
      return [
        {
          code: couponCode.replaceAll(/\s/g, '').toUpperCase(),
          discount,
          validFrom: startsAt?.toISOString() ?? null,
          validUntil: endsAt?.toISOString() ?? null,
          minimumInclVat: amountOf(conditions[0], 'amount'),
          usageLimit,
          usageLimitPerCustomer: perCustomerUsageLimit,
        },
      ]
    })
  }

  const deliveryMethods = async (): Promise<readonly DeliveryMethodRecord[]> => {
    const all = await rawConnection.getRepository(ShippingMethod).find({
      where: { deletedAt: IsNull() },
      relations: { translations: true },
      order: { id: 'ASC' },
    })
    interface Fields {
      readonly position: number
      readonly extraDays: number
      readonly pickupLocations: string | null
      readonly weekdays: string | null
      readonly dayChoice: string | null
      readonly services: string | null
    }
    return all
      .toSorted((one, other) => (one.customFields as unknown as Fields).position - (other.customFields as unknown as Fields).position)
      .map((method) => {
        const { extraDays, pickupLocations, weekdays, dayChoice, services } = method.customFields as unknown as Fields
        const places = (parsed(pickupLocations) as DeliveryMethodRecord['pickupLocations'] | null) ?? []
        const open = parsed(weekdays) as readonly number[] | null
        const days = parsed(dayChoice) as DayChoiceRecord | null
        const extra = parsed(services) as readonly DeliveryServiceRecord[] | null
        const priceIn = (country: 'NL' | 'BE') => {
          const price = argumentOf(method.calculator, country)
          return typeof price === 'number' ? { [country]: price } : {}
        }
        return {
          id: method.code,
          type: places.length > 0 ? 'pickup' : 'shipping',
          label: textOf(method.translations, 'name'),
          description: textOf(method.translations, 'description'),
          price: { ...priceIn('NL'), ...priceIn('BE') },
          from: amountOf(method.checker, 'from'),
          extraDays,
          ...(open === null ? {} : { weekdays: open }),
          ...(days === null ? {} : { dayChoice: days }),
          ...(extra === null ? {} : { services: extra }),
          pickupLocations: places,
        }
      })
  }

  return { products, categories, facets, coupons, deliveryMethods }
}
