import { describe, expect, it } from 'vitest'
import type { OptionItem, Product } from '../catalogue/product.ts'
import type { AreaCm2 } from '../money/units.ts'
import { productJsonLd, returnPolicyJsonLd } from './productJsonLd.ts'
import { option, price, product, site } from '../testing/sampleListing.ts'

const withOptions = (items: readonly OptionItem[]): Product['optionGroups'] => [
  { id: 'g1', name: 'Maat', label: 'Maat', displayType: 'text', items },
]

const offersOf = (changed: Partial<Product>): unknown => productJsonLd({ ...product, ...changed }, site)['offers']

describe('product for search engines', () => {
  it('SEO-01 a product has brand, name and pictures', () => {
    expect(productJsonLd(product, site)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      productID: '1002',
      name: 'Kleed <Wol>',
      mpn: 'HV-2',
      brand: { '@type': 'Brand', name: 'Haven' },
      description: 'Zacht',
      image: ['https://thuishaven.test/api/pictures/kleed-1280.webp'],
      url: 'https://thuishaven.test/product/1002/kleed',
    })
  })

  it('SEO-01 without options there is one offer at the discounted price, in stock and new', () => {
    expect(offersOf({})).toEqual([
      {
        '@type': 'Offer',
        url: 'https://thuishaven.test/product/1002/kleed',
        price: '90.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: returnPolicyJsonLd(true, site),
      },
    ])
  })

  it('SEO-01 every option that can be chosen is an offer, at what is paid for the product with it', () => {
    const items = [option({}), option({ id: 'o2', name: 'Zonder meerprijs', price: null }), option({ id: 'o4', state: 'disabled' })]
    expect(offersOf({ optionGroups: withOptions(items) })).toMatchObject([
      { name: '160 × 230', price: '100.00' },
      { name: 'Zonder meerprijs', price: '90.00' },
    ])
  })

  it('SEO-01 RUG-06 a made-to-measure product is offered by the square metre, and its accessories are no separate offers', () => {
    const shape = (id: string, name: string, base: number) =>
      option({
        id,
        name,
        displayType: 'custom',
        price: null,
        custom: {
          shape: 'rectangle',
          pricePerM2: price(base, 0, 'excl'),
          minimumArea: 10_000 as AreaCm2,
          maximumCm: 400,
          unitDisplay: 'm²',
        },
      })
    const edges = option({ id: 'e1', groupId: 'g2', name: 'Blinde zoom', price: null })
    const made = offersOf({
      price: price(0),
      returnable: false,
      optionGroups: [...withOptions([shape('c1', 'rectangle', 10_000), shape('c2', 'round', 0)]), ...withOptions([edges])],
    })
    expect(made).toEqual([
      {
        '@type': 'Offer',
        name: 'rectangle',
        url: 'https://thuishaven.test/product/1002/kleed',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '121.00',
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTK' },
        },
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: returnPolicyJsonLd(false, site),
      },
    ])
  })

  it('SEO-01 nothing is offered for nothing', () => {
    expect(productJsonLd({ ...product, price: price(0) }, site)).not.toHaveProperty('offers')
    expect(offersOf({ price: price(0), optionGroups: withOptions([option({ price: null }), option({ name: 'Groot' })]) })).toMatchObject([
      { name: 'Groot', price: '10.00' },
    ])
  })

  it('SEO-01 prices excluding VAT are published including it', () => {
    expect(offersOf({ price: price(1000, 0, 'excl') })).toMatchObject([{ price: '12.10' }])
    expect(
      offersOf({ price: price(1000, 0, 'excl'), optionGroups: withOptions([option({ price: price(500, 0, 'excl') })]) }),
    ).toMatchObject([{ price: '18.15' }])
  })

  it('SEO-01 an empty stock is not published as in stock, an unknown one is', () => {
    expect(offersOf({ stock: 0 })).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }])
    expect(offersOf({ stock: null })).toMatchObject([{ availability: 'https://schema.org/InStock' }])
  })

  it('SEO-01 a rating is published only if customers gave one', () => {
    expect(productJsonLd(product, site)).not.toHaveProperty('aggregateRating')
    const reviews = { average: 4.3, count: 12, authenticity: 'Alleen kopers.', entries: [] }
    expect(productJsonLd({ ...product, reviews }, site)['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 12,
      bestRating: 5,
    })
  })

  it('SEO-01 the maker is published, and the energy class of what has a label of its own', () => {
    expect(productJsonLd(product, site)).not.toHaveProperty('manufacturer')
    const maker = { name: 'Lichthuis B.V.', postalAddress: 'Glasovenweg 3, 4142 ZZ Leerdam, Nederland', emailAddress: 'a@lichthuis.test' }
    const energyLabel = { energyClass: 'E', of: 'product', registerUrl: 'https://eprel.ec.europa.eu/1' } as const
    expect(productJsonLd({ ...product, legalFacts: { maker, energyLabel } }, site)).toMatchObject({
      manufacturer: { '@type': 'Organization', name: maker.name, address: maker.postalAddress, email: maker.emailAddress },
      hasEnergyConsumptionDetails: {
        '@type': 'EnergyConsumptionDetails',
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryE',
        energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
        energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
      },
    })
    const within = { ...energyLabel, of: 'lightSource' } as const
    expect(productJsonLd({ ...product, legalFacts: { energyLabel: within } }, site)).not.toHaveProperty('hasEnergyConsumptionDetails')
  })

  it('SEO-01 without a price nothing is offered', () => {
    expect(productJsonLd({ ...product, price: null }, site)).not.toHaveProperty('offers')
  })

  it('SEO-02 goods go back within the days, by mail, free where the shop pays; bespoke goods do not', () => {
    expect(returnPolicyJsonLd(true, { returnDays: 14, returnsAreFree: true })).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    })
    expect(returnPolicyJsonLd(true, { returnDays: 14, returnsAreFree: false })).toMatchObject({
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    })
    expect(returnPolicyJsonLd(false, { returnDays: 14, returnsAreFree: true })).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
    expect(offersOf({ returnable: false })).toMatchObject([{ hasMerchantReturnPolicy: returnPolicyJsonLd(false, site) }])
  })
})
