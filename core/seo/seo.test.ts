import { describe, expect, it } from 'vitest'
import type { OptionItem, Picture, Product } from '../catalogue/product.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import { absoluteUrl, pictureUrl } from './site.ts'
import { breadcrumbJsonLd, newsPostJsonLd, structuredData } from './structuredData.ts'
import { isIndexable, pageMeta } from './pageMeta.ts'
import type { PageFacts } from './pageMeta.ts'
import { productJsonLd, returnPolicyJsonLd } from './productJsonLd.ts'
import type { Site } from './site.ts'

const site: Site = { name: 'Thuishaven', appUrl: 'https://thuishaven.test/', locale: 'nld', currency: 'EUR', returnDays: 30 }
const price = (base: number, discount = 0, side: Price['side'] = 'incl'): Price => ({
  side,
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: null,
})
const picture: Picture = {
  alt: 'Kleed',
  template: '/api/pictures/kleed-{width}.{format}',
  widths: [320, 1280, 1600],
  formats: ['avif', 'webp'],
  aspectRatio: 1,
}
const option = (changes: Partial<OptionItem>): OptionItem => ({
  id: 'o1',
  groupId: 'g1',
  name: '160 × 230',
  state: 'active',
  displayType: 'text',
  price: price(2000, 5000),
  weightGrams: 0,
  deliveryDays: 0,
  cartable: true,
  isDefault: false,
  picture: null,
  custom: null,
  ...changes,
})
const withOptions = (items: readonly OptionItem[]): Product['optionGroups'] => [
  { id: 'g1', name: 'Maat', label: 'Maat', displayType: 'text', items },
]
const product: Product = {
  productId: 1002,
  slug: 'kleed',
  title: 'Kleed <Wol>',
  brand: 'Haven',
  mpn: 'HV-2',
  picture,
  hoverPicture: null,
  pictures: [picture],
  price: price(10_000, 1000),
  stock: 4,
  delivery: { totalDays: 1, unit: 'day' },
  swatches: [],
  description: 'Zacht',
  longDescription: '',
  weightGrams: 0,
  optionGroups: [],
  optionsMode: 'cards',
  variationGroups: [],
  specifications: [],
  returnable: true,
  breadcrumbs: [],
  related: [],
  seo: { title: '', description: '' },
  paths: { nld: '/product/1002/kleed', eng: '/en/product/1002/rug' },
}
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

describe('other structured data', () => {
  it('SEO-03 the crumbs in their order, counted from 1', () => {
    expect(
      breadcrumbJsonLd(
        [
          { position: 2, label: 'Kleed', path: '/k' },
          { position: 0, label: 'Home', path: '/' },
        ],
        site,
      ),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://thuishaven.test/' },
        { '@type': 'ListItem', position: 2, name: 'Kleed', item: 'https://thuishaven.test/k' },
      ],
    })
  })

  it('SEO-03 a news post', () => {
    const post = { title: 'Nieuw', createdAt: '2026-01-02T03:04:05Z', path: '/blogs/nieuw', picture, description: 'Kort' }
    expect(newsPostJsonLd(post, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'Nieuw',
      datePublished: '2026-01-02T03:04:05Z',
      url: 'https://thuishaven.test/blogs/nieuw',
      description: 'Kort',
      image: ['https://thuishaven.test/api/pictures/kleed-1280.webp'],
      author: { '@type': 'Organization', name: 'Thuishaven' },
      publisher: { '@type': 'Organization', name: 'Thuishaven' },
    })
    expect(newsPostJsonLd({ ...post, picture: null }, site)).not.toHaveProperty('image')
  })

  it('SEO-06 a failure while building is no structured data', () => {
    const broken = { ...product, pictures: null } as unknown as Product
    expect(structuredData(() => productJsonLd(broken, site))).toBeNull()
  })

  it('SEO-06 text of the shop cannot end the script element', () => {
    const text = structuredData(() => ({ name: '</script><!--\u2028\u2029' })) ?? ''
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ name: '</script><!--\u2028\u2029' })
  })

  it('SEO-01 the picture is the widest of at most 1280 px in webp, or what there is', () => {
    expect(pictureUrl('', { ...picture, widths: [1600] })).toBe('/api/pictures/kleed-1600.webp')
    expect(pictureUrl('', { ...picture, widths: [], formats: [] })).toBe('/api/pictures/kleed-1280.webp')
    expect(pictureUrl('', { ...picture, formats: ['avif'], widths: [320, 640] })).toBe('/api/pictures/kleed-640.avif')
    expect(absoluteUrl('https://a.test', 'https://b.test/x.png')).toBe('https://b.test/x.png')
    expect(absoluteUrl('https://a.test', 'x')).toBe('https://a.test/x')
  })
})

describe('meta tags', () => {
  const page: PageFacts = {
    title: 'Vloerkleden',
    description: 'Alle kleden',
    path: '/vloerkleden',
    paths: { nld: '/vloerkleden', eng: '/en/rugs' },
    picture,
    type: 'website',
    indexable: true,
  }

  it('SEO-04 LOC-06 a listed page tells title, description, canonical, alternates and Open Graph', () => {
    expect(pageMeta(page, site)).toEqual({
      title: 'Vloerkleden',
      description: 'Alle kleden',
      canonical: 'https://thuishaven.test/vloerkleden',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://thuishaven.test/vloerkleden' },
        { hreflang: 'en-US', href: 'https://thuishaven.test/en/rugs' },
        { hreflang: 'x-default', href: 'https://thuishaven.test/vloerkleden' },
      ],
      robots: 'index, follow',
      openGraph: [
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: 'Thuishaven' },
        { property: 'og:title', content: 'Vloerkleden' },
        { property: 'og:description', content: 'Alle kleden' },
        { property: 'og:url', content: 'https://thuishaven.test/vloerkleden' },
        { property: 'og:locale', content: 'nl_NL' },
        { property: 'og:image', content: 'https://thuishaven.test/api/pictures/kleed-1280.webp' },
        { property: 'og:image:alt', content: 'Kleed' },
      ],
    })
  })

  it('SEO-04 errors and the inactive screen are not listed and have no address', () => {
    const meta = pageMeta({ ...page, path: null, title: '', description: '', picture: null, paths: null }, { ...site, locale: 'eng' })
    expect(meta).toMatchObject({ title: 'Thuishaven', canonical: null, alternates: [], robots: 'noindex, follow' })
    expect(meta.openGraph.map(({ property, content }) => [property, content])).toEqual([
      ['og:type', 'website'],
      ['og:site_name', 'Thuishaven'],
      ['og:title', 'Thuishaven'],
      ['og:locale', 'en_US'],
    ])
  })

  it('SEO-04 RTE-02 the copy of a product is not listed and points to the original', () => {
    expect(pageMeta({ ...page, path: '/product/7/hub', indexable: false }, site)).toMatchObject({
      canonical: 'https://thuishaven.test/product/7/hub',
      robots: 'noindex, follow',
      alternates: [],
    })
  })

  it('SEO-04 a page in one language has no alternates', () => {
    expect(pageMeta({ ...page, paths: null }, site)).toMatchObject({ alternates: [], robots: 'index, follow' })
  })

  it.each(['/account/login', '/en/account/overview', '/checkout', '/en/checkout/information?x=1', '/search?q=kleed', '/account'])(
    'SEO-04 %s is not listed',
    (path) => {
      expect(isIndexable(path)).toBe(false)
      expect(pageMeta({ ...page, path }, site).robots).toBe('noindex, follow')
    },
  )

  it.each(['/', '/en', '/accountant', '/vloerkleden/account'])('SEO-04 %s is listed', (path) => {
    expect(isIndexable(path)).toBe(true)
  })
})
