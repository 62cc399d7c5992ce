import { describe, expect, it } from 'vitest'
import { pageMeta } from './pageMeta.ts'
import type { MetaSite, PageFacts } from './pageMeta.ts'
import { picture, site as listed } from '../testing/sampleListing.ts'

const site: MetaSite = { ...listed, languages: ['nld', 'eng'], mainLocale: 'nld', domains: {} }

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

  it('SEO-04 LOC-06 an indexed page has title, description, canonical, alternates and Open Graph', () => {
    expect(pageMeta(page, site)).toEqual({
      title: 'Vloerkleden',
      description: 'Alle kleden',
      canonical: 'https://thuishaven.test/vloerkleden',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://thuishaven.test/vloerkleden' },
        { hreflang: 'en-US', href: 'https://thuishaven.test/en/rugs' },
        { hreflang: 'x-default', href: 'https://thuishaven.test/vloerkleden' },
      ],
      robots: null,
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
    expect(meta).toMatchObject({ title: 'Thuishaven', canonical: null, alternates: [], robots: 'noindex' })
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
      robots: 'noindex',
      alternates: [],
    })
  })

  it('LOC-03 a language with its own domain is linked there, from either language', () => {
    const meta = pageMeta({ ...page, path: '/en/rugs' }, { ...site, locale: 'eng', domains: { eng: 'https://thuishaven.example' } })
    expect(meta.canonical).toBe('https://thuishaven.example/en/rugs')
    expect(meta.alternates.map(({ href }) => href)).toEqual([
      'https://thuishaven.test/vloerkleden',
      'https://thuishaven.example/en/rugs',
      'https://thuishaven.test/vloerkleden',
    ])
  })

  it('LOC-06 a language that is not offered is no alternate', () => {
    expect(pageMeta(page, { ...site, languages: ['nld'] }).alternates).toEqual([])
    expect(pageMeta(page, { ...site, mainLocale: 'eng' }).alternates.at(-1)?.href).toBe('https://thuishaven.test/en/rugs')
  })

  it('SEO-04 a page in one language has no alternates', () => {
    expect(pageMeta({ ...page, paths: null }, site)).toMatchObject({ alternates: [], robots: null })
  })
})
