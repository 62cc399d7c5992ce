import type { OptionItem, Product } from '../catalogue/product.ts'
import type { Cents } from '../money/units.ts'
import { onSide, sellingPrice, unitSelling } from '../pricing/price.ts'
import type { Price } from '../pricing/price.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import type { Site } from './site.ts'
import type { JsonLd } from './structuredData.ts'

/** Within how many days goods can be sent back to the Netherlands, by mail and free; bespoke goods cannot (SEO-02). */
export const returnPolicyJsonLd = (returnable: boolean, returnDays: number): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'NL',
  ...(returnable
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
})

/**
 * What the offer of an option costs. 'unit': the product with that option, which is what a shopper pays for it.
 * 'option': the option's own discounted price, as the specification has it, for hosts whose options carry the whole price.
 */
export type OptionOfferPrice = 'unit' | 'option'

const priceText = (amount: Cents): string => (amount / 100).toFixed(2)

const inclVat = (amount: Cents, { side, vat }: Price): Cents => onSide(amount, side, 'incl', vat)

const optionPrice = (product: Price, option: OptionItem, rule: OptionOfferPrice): Cents =>
  rule === 'option' && option.price !== null
    ? inclVat(sellingPrice(option.price), option.price)
    : inclVat(unitSelling(product, [option]), product)

const offers = (product: Product, site: Site, rule: OptionOfferPrice): readonly JsonLd[] => {
  const { price } = product
  if (price === null) return []
  const url = absoluteUrl(site.appUrl, product.paths[site.locale])
  const offer = (amount: Cents, name?: string): JsonLd => ({
    '@type': 'Offer',
    ...(name === undefined ? {} : { name }),
    url,
    price: priceText(amount),
    priceCurrency: site.currency,
    availability: product.stock === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returnPolicyJsonLd(product.returnable, site.returnDays),
  })
  const options = product.optionGroups
    .flatMap((group) => group.items)
    .filter((item) => item.displayType !== 'custom' && item.state === 'active')
  if (options.length === 0) return [offer(inclVat(sellingPrice(price), price))]
  return options.map((option) => offer(optionPrice(price, option, rule), option.name))
}

/**
 * A product for search engines (SEO-01): an offer for every choosable option that is not made to measure, else one at the product's price, including
 * VAT, new; in stock unless the stock is kept and empty. Without a price there is no offer.
 */
export const productJsonLd = (product: Product, site: Site, rule: OptionOfferPrice = 'unit'): JsonLd => {
  const made = offers(product, site, rule)
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
    ...(made.length === 0 ? {} : { offers: made }),
  }
}
