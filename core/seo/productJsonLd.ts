import type { MerchantReturnPolicy, Offer, Product as ProductOfSchema, WithContext } from 'schema-dts'
import type { LegalFacts, Product } from '../catalogue/product.ts'
import type { Cents } from '../money/units.ts'
import { onSide, sellingPrice, unitSelling } from '../pricing/price.ts'
import type { Price } from '../pricing/price.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'
import type { JsonLd } from './structuredData.ts'

/** Within how many days goods can be sent back to the Netherlands, by mail, and who pays; bespoke goods cannot (SEO-02). */
export const returnPolicyJsonLd = (returnable: boolean, { returnDays, returnsAreFree }: Pick<Site, 'returnDays' | 'returnsAreFree'>) =>
  ({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'NL',
    ...(returnable
      ? ({
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: returnsAreFree ? 'https://schema.org/FreeReturn' : 'https://schema.org/ReturnFeesCustomerResponsibility',
        } as const)
      : ({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } as const)),
  }) satisfies MerchantReturnPolicy

const priceText = (amount: Cents): string => (amount / 100).toFixed(2)

const inclVat = (amount: Cents, { side, vat }: Price): Cents => onSide(amount, side, 'incl', vat)

/** Square metres, by the code that schema.org takes for units (UN/CEFACT). */
const squareMetre = 'MTK'

interface Offered {
  readonly name: string | null
  /** Of one piece, or of a square metre. */
  readonly amount: Cents
  readonly per: 'piece' | 'squareMetre'
}

/**
 * Offers with prices including VAT. A made-to-measure product has an offer per shape, by the square metre; options besides the shape (edge,
 * underlay) are not sold separately. Otherwise every available option with its product is an offer, else the product. Nothing is offered
 * without a price.
 */
const offered = ({ price, optionGroups }: Pick<Product, 'price' | 'optionGroups'>): readonly Offered[] => {
  const items = optionGroups.flatMap((group) => group.items).filter(({ state }) => state === 'active')
  const shapes = items.flatMap(({ name, custom }) => (custom === null ? [] : [{ name, price: custom.pricePerM2 }]))
  const pieces = (): readonly Offered[] => {
    if (price === null) return []
    const whole = items.map((item) => ({ name: item.name, amount: inclVat(unitSelling(price, [item]), price), per: 'piece' as const }))
    return whole.length > 0 ? whole : [{ name: null, amount: inclVat(sellingPrice(price), price), per: 'piece' }]
  }
  const all =
    shapes.length === 0
      ? pieces()
      : shapes.map((shape) => ({ name: shape.name, amount: inclVat(sellingPrice(shape.price), shape.price), per: 'squareMetre' as const }))
  return all.filter(({ amount }) => amount > 0)
}

const offerJsonLd = ({ name, amount, per }: Offered, product: Product, site: Site) =>
  ({
    '@type': 'Offer',
    ...(name === null ? {} : { name }),
    url: absoluteUrl(site.appUrl, product.paths[site.locale]),
    ...(per === 'piece'
      ? { price: priceText(amount), priceCurrency: site.currency }
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification' as const,
            price: priceText(amount),
            priceCurrency: site.currency,
            valueAddedTaxIncluded: true,
            referenceQuantity: { '@type': 'QuantitativeValue' as const, value: 1, unitCode: squareMetre },
          },
        }),
    availability: product.stock === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returnPolicyJsonLd(product.returnable, site),
  }) satisfies Offer

/** Maker and energy class of a product; a light source within it is not what is sold. */
const legalFactsJsonLd = ({ maker, energyLabel }: LegalFacts) =>
  ({
    ...(maker === undefined
      ? {}
      : {
          manufacturer: { '@type': 'Organization' as const, name: maker.name, address: maker.postalAddress, email: maker.emailAddress },
        }),
    ...(energyLabel?.of === 'product'
      ? {
          hasEnergyConsumptionDetails: {
            '@type': 'EnergyConsumptionDetails' as const,
            hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${energyLabel.energyClass}` as const,
            energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG' as const,
            energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA' as const,
          },
        }
      : {}),
  }) satisfies Partial<ProductOfSchema>

/**
 * A product for search engines (SEO-01): an offer for every choosable option, one a square metre for what is made to measure, else one at
 * the product's price; including VAT, new, in stock unless the stock is counted and empty. Without a price above 0 there is no offer.
 */
export const productJsonLd = (product: Product, site: Site): JsonLd => {
  const offers = offered(product).map((one) => offerJsonLd(one, product, site))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: String(product.productId),
    sku: String(product.productId),
    name: product.title,
    mpn: product.mpn,
    brand: { '@type': 'Brand', name: product.brand },
    description: product.description,
    image: product.pictures.map((picture) => pictureUrl(site.appUrl, picture)),
    url: absoluteUrl(site.appUrl, product.paths[site.locale]),
    ...(offers.length === 0 ? {} : { offers }),
    ...(product.legalFacts === null ? {} : legalFactsJsonLd(product.legalFacts)),
    ...(product.reviews === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: product.reviews.average,
            reviewCount: product.reviews.count,
            bestRating: 5,
          },
        }),
  } satisfies WithContext<ProductOfSchema>
}
