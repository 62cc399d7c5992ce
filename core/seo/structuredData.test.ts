import { describe, expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { productJsonLd } from './productJsonLd.ts'
import { breadcrumbJsonLd, eventJsonLd, itemListJsonLd, newsPostJsonLd, structuredData } from './structuredData.ts'
import { picture, product, site } from '../testing/sampleListing.ts'

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

  it('SEO-03 the products of a list, each by its own address', () => {
    const rugs = [
      { productId: 1, slug: 'rug-one', title: 'Rug one' },
      { productId: 2, slug: 'rug two', title: 'Rug two' },
    ]
    expect(itemListJsonLd(rugs, { appUrl: 'https://thuishaven.test', locale: 'eng' }, 25)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 25, name: 'Rug one', url: 'https://thuishaven.test/en/product/1/rug-one' },
      { '@type': 'ListItem', position: 26, name: 'Rug two', url: 'https://thuishaven.test/en/product/2/rug%20two' },
    ])
  })

  it('SEO-03 a news post', () => {
    const post = { title: 'Nieuw', createdAt: '2026-01-02T03:04:05Z', path: '/blogs/nieuw', picture, description: 'Kort', author: null }
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
    expect(newsPostJsonLd({ ...post, author: 'Joris' }, site)['author']).toEqual({ '@type': 'Person', name: 'Joris' })
  })

  it('an event is published with the times as the backend wrote them', () => {
    const event = {
      id: 'a',
      title: 'Weverij',
      text: 'Kom',
      place: 'Enschede',
      startsAt: '2026-12-05T09:00:00Z',
      endsAt: '2026-12-05T15:00:00Z',
    }
    expect(eventJsonLd(event, { name: 'Thuishaven' })).toMatchObject({
      '@type': 'Event',
      name: 'Weverij',
      startDate: '2026-12-05T09:00:00Z',
      endDate: '2026-12-05T15:00:00Z',
      location: { '@type': 'Place', name: 'Enschede' },
    })
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
})
