import { describe, expect, it } from 'vitest'
import type { OptionItem, Product } from '../catalogue/product.ts'
import { productJsonLd, returnPolicyJsonLd } from './productJsonLd.ts'
import { option, price, product, site } from '../testing/sampleListing.ts'

const withOptions = (items: readonly OptionItem[]): Product['optionGroups'] => [
  { id: 'g1', name: 'Maat', label: 'Maat', displayType: 'text', items },
]

const offersOf = (changed: Partial<Product>, rule?: 'unit' | 'option'): unknown =>
  productJsonLd({ ...product, ...changed }, site, rule)['offers']

describe('product for search engines', () => {
  it('SEO-01 tells who and what it is, with its pictures', () => {
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
        hasMerchantReturnPolicy: returnPolicyJsonLd(true, 30),
      },
    ])
  })

  it('SEO-01 every option but the made-to-measure ones is an offer', () => {
    const items = [
      option({}),
      option({ id: 'o2', name: 'Zonder meerprijs', price: null }),
      option({ id: 'o3', displayType: 'custom' }),
      option({ id: 'o4', state: 'disabled' }),
    ]
    expect(offersOf({ optionGroups: withOptions(items) })).toMatchObject([
      { name: '160 × 230', price: '100.00' },
      { name: 'Zonder meerprijs', price: '90.00' },
    ])
    expect(offersOf({ optionGroups: withOptions(items) }, 'option')).toMatchObject([{ price: '10.00' }, { price: '90.00' }])
  })

  it('SEO-01 with made-to-measure options only, the product price is the offer', () => {
    expect(offersOf({ optionGroups: withOptions([option({ displayType: 'custom' })]) })).toMatchObject([{ price: '90.00' }])
  })

  it('SEO-01 prices excluding VAT are told including it', () => {
    expect(offersOf({ price: price(1000, 0, 'excl') })).toMatchObject([{ price: '12.10' }])
    expect(
      offersOf({ price: price(1000, 0, 'excl'), optionGroups: withOptions([option({ price: price(500, 0, 'excl') })]) }),
    ).toMatchObject([{ price: '18.15' }])
    expect(offersOf({ optionGroups: withOptions([option({ price: price(500, 0, 'excl') })]) }, 'option')).toMatchObject([{ price: '6.05' }])
  })

  it('SEO-01 an empty stock is not told as in stock, an unknown one is', () => {
    expect(offersOf({ stock: 0 })).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }])
    expect(offersOf({ stock: null })).toMatchObject([{ availability: 'https://schema.org/InStock' }])
  })

  it('SEO-01 without a price nothing is offered', () => {
    expect(productJsonLd({ ...product, price: null }, site)).not.toHaveProperty('offers')
  })

  it('SEO-02 goods go back within the days, by mail, free; bespoke goods do not', () => {
    expect(returnPolicyJsonLd(true, 14)).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    })
    expect(returnPolicyJsonLd(false, 14)).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
    expect(offersOf({ returnable: false })).toMatchObject([{ hasMerchantReturnPolicy: returnPolicyJsonLd(false, 30) }])
  })
})
