import {
  ChannelService,
  CollectionService,
  CountryService,
  FacetService,
  FacetValueService,
  GlobalSettingsService,
  isGraphQlErrorResult,
  LanguageCode,
  PaymentMethodService,
  productIdCollectionFilter,
  ProductService,
  ProductVariantService,
  PromotionService,
  ShippingMethodService,
  TaxCategoryService,
  TaxRateService,
  ZoneService,
} from '@vendure/core'
import type { RequestContext } from '@vendure/core'
import { CurrencyCode, GlobalFlag } from '@vendure/common/lib/generated-types'
import type { INestApplicationContext, Type } from '@nestjs/common'
import type { ProductRecord } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import { amountOff, goodsWorth, percentageOff } from './catalogue/couponOptions.ts'
import { facetKeys, variantFields } from './catalogue/variantInput.ts'
import { inBothLanguages } from './inBothLanguages.ts'
import { goodsFrom, handedToCarrier, priceByCountry } from './orders/orderOptions.ts'

const argument = (name: string, value: unknown) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })

/** Rates in basis points and the names of their tax categories. */
const taxes = [
  [2100, 'Hoog tarief'],
  [900, 'Laag tarief'],
  [0, 'Nultarief'],
] as const

const countries = [
  ['NL', { nld: 'Nederland', eng: 'The Netherlands' }],
  ['BE', { nld: 'België', eng: 'Belgium' }],
] as const

/**
 * Fills an empty Vendure with a shop, through its services.
 * @param context makes a context with all rights; a new one sees a changed channel
 */
export const seedVendure = async (
  app: INestApplicationContext,
  shop: ShopRecord,
  context: () => Promise<RequestContext>,
): Promise<void> => {
  const get = <Service>(service: Type<Service>): Service => app.get(service)

  const setUp = async (): Promise<ReadonlyMap<number, string>> => {
    const ctx = await context()
    await get(GlobalSettingsService).updateSettings(ctx, { availableLanguages: [LanguageCode.nl, LanguageCode.en], trackInventory: true })
    const members: string[] = []
    for (const [code, name] of countries) {
      const country = await get(CountryService).create(ctx, {
        code,
        enabled: true,
        translations: inBothLanguages((language) => ({ name: name[language] })),
      })
      members.push(String(country.id))
    }
    const zone = await get(ZoneService).create(ctx, { name: 'Nederland en België', memberIds: members })
    await get(ChannelService).update(ctx, {
      id: ctx.channelId,
      defaultLanguageCode: LanguageCode.nl,
      availableLanguageCodes: [LanguageCode.nl, LanguageCode.en],
      pricesIncludeTax: true,
      defaultCurrencyCode: CurrencyCode.EUR,
      availableCurrencyCodes: [CurrencyCode.EUR],
      defaultTaxZoneId: zone.id,
      defaultShippingZoneId: zone.id,
    })
    const categories = new Map<number, string>()
    for (const [rate, name] of taxes) {
      const category = await get(TaxCategoryService).create(ctx, { name, isDefault: rate === 2100 })
      await get(TaxRateService).create(ctx, { name, value: rate / 100, enabled: true, categoryId: category.id, zoneId: zone.id })
      categories.set(rate, String(category.id))
    }
    return categories
  }

  const addFacets = async (ctx: RequestContext): Promise<ReadonlyMap<string, string>> => {
    const ids = new Map<string, string>()
    for (const [code, { label, values, visible, colours }] of Object.entries(shop.facets)) {
      const facet = await get(FacetService).create(ctx, {
        code,
        isPrivate: !visible,
        translations: inBothLanguages((language) => ({ name: label[language] })),
      })
      for (const [value, name] of Object.entries(values)) {
        const { id } = await get(FacetValueService).create(ctx, facet, {
          code: value,
          translations: inBothLanguages((language) => ({ name: name[language] })),
          customFields: { colour: colours[value] ?? null },
        })
        ids.set(`${code}:${value}`, String(id))
      }
    }
    return ids
  }

  const addProduct = async (
    ctx: RequestContext,
    product: ProductRecord,
    position: number,
    facetValueIds: string[],
    taxCategoryId: string,
  ): Promise<string> => {
    const { colours: _colours, family: _family, listedFacets: _listedFacets, ...written } = product
    const { title, slug, description, longDescription, stock, price, mpn } = written
    const { id } = await get(ProductService).create(ctx, {
      enabled: true,
      facetValueIds,
      translations: inBothLanguages((language) => ({
        name: title[language],
        slug: slug[language],
        description: description[language],
        customFields: { longDescription: longDescription[language] },
      })),
    })
    await get(ProductVariantService).create(ctx, [
      {
        productId: id,
        sku: mpn,
        enabled: true,
        taxCategoryId,
        price: price?.base ?? 0,
        facetValueIds,
        trackInventory: stock === null ? GlobalFlag.FALSE : GlobalFlag.TRUE,
        stockOnHand: stock ?? 0,
        translations: inBothLanguages((language) => ({ name: title[language] })),
        customFields: variantFields(written, position),
      },
    ])
    return String(id)
  }

  const addCategories = async (
    ctx: RequestContext,
    productIds: ReadonlyMap<number, string>,
    products: readonly ProductRecord[],
  ): Promise<void> => {
    const ids = new Map<string, string>()
    for (const { id, parentId, title, description, ...category } of shop.categories) {
      const listed = products.filter(({ listedIn }) => listedIn.includes(id)).map((product) => productIds.get(product.id))
      const parent = parentId === null ? undefined : ids.get(parentId)
      const collection = await get(CollectionService).create(ctx, {
        ...(parent === undefined ? {} : { parentId: parent }),
        isPrivate: false,
        inheritFilters: false,
        // Without products it would take all.
        filters:
          listed.length === 0
            ? []
            : [
                {
                  code: productIdCollectionFilter.code,
                  arguments: [argument('productIds', listed), argument('combineWithAnd', false)],
                },
              ],
        translations: inBothLanguages((language) => ({
          name: title[language],
          slug: category.path[language].slice(1),
          description: description[language],
        })),
        customFields: { categoryId: id, category: JSON.stringify(category) },
      })
      ids.set(id, String(collection.id))
    }
  }

  const addCoupons = async (ctx: RequestContext): Promise<void> => {
    for (const { code, discount, validFrom, validUntil, minimumInclVat, usageLimit, usageLimitPerCustomer } of shop.coupons) {
      const promotion = await get(PromotionService).createPromotion(ctx, {
        enabled: true,
        couponCode: code,
        ...(validFrom === null ? {} : { startsAt: new Date(validFrom) }),
        ...(validUntil === null ? {} : { endsAt: new Date(validUntil) }),
        ...(usageLimit === null ? {} : { usageLimit }),
        ...(usageLimitPerCustomer === null ? {} : { perCustomerUsageLimit: usageLimitPerCustomer }),
        conditions: minimumInclVat === 0 ? [] : [{ code: goodsWorth.code, arguments: [argument('amount', minimumInclVat)] }],
        actions: [
          discount.type === 'percentage'
            ? { code: percentageOff.code, arguments: [argument('discount', discount.percentage / 100)] }
            : { code: amountOff.code, arguments: [argument('discount', discount.amount)] },
        ],
        translations: inBothLanguages(() => ({ name: code })),
      })
      if (isGraphQlErrorResult(promotion)) throw new Error(`Coupon ${code}: ${promotion.message}`)
    }
  }

  const addDelivery = async (ctx: RequestContext): Promise<void> => {
    let position = 0
    for (const { id, label, description, price, from, extraDays, weekdays, pickupLocations, dayChoice, services } of shop.delivery
      .methods) {
      await get(ShippingMethodService).create(ctx, {
        code: id,
        fulfillmentHandler: handedToCarrier.code,
        calculator: { code: priceByCountry.code, arguments: Object.entries(price).map(([country, amount]) => argument(country, amount)) },
        checker: { code: goodsFrom.code, arguments: [argument('from', from)] },
        translations: inBothLanguages((language) => ({ name: label[language], description: description[language] })),
        customFields: {
          position,
          extraDays,
          weekdays: weekdays === undefined ? null : JSON.stringify(weekdays),
          pickupLocations: JSON.stringify(pickupLocations),
          dayChoice: dayChoice === undefined ? null : JSON.stringify(dayChoice),
          services: services === undefined ? null : JSON.stringify(services),
        },
      })
      position += 1
    }
    await get(PaymentMethodService).create(ctx, {
      code: 'paid-in-shop',
      enabled: true,
      handler: { code: 'paid-in-shop', arguments: [] },
      translations: inBothLanguages((language) => ({
        name: language === 'nld' ? 'Betaald in de winkel' : 'Paid in the shop',
        description: '',
      })),
    })
  }

  const taxCategories = await setUp()
  const ctx = await context()
  const facetValues = await addFacets(ctx)
  const products = [...shop.products]
  const productIds = new Map<number, string>()
  for (const product of products) {
    const values = facetKeys(product).flatMap((key) => facetValues.get(key) ?? [])
    const tax = taxCategories.get(product.price?.vat ?? 2100) ?? ''
    productIds.set(product.id, await addProduct(ctx, product, productIds.size, values, tax))
  }
  await addCategories(ctx, productIds, products)
  await addCoupons(ctx)
  await addDelivery(ctx)
}
