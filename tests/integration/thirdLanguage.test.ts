import { Hono } from 'hono'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@thuishaven/core/locale'
import type { ServerEnv } from '../../ui/framework/server/trustedProxies.server.ts'

vi.mock(import('../../core/locale/localeTable.ts'), async (importOriginal) => {
  const { localeTable } = await importOriginal()
  const deu = {
    tag: 'de-DE',
    primary: 'de',
    prefix: '/de',
    name: 'Deutsch',
    numbers: { thousands: '.', decimal: ',' },
    price: { pattern: '-# ¤', noCents: '' },
    dates: {
      weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
      months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
      pattern: '{weekday}, {day}. {month}',
    },
  }
  return { localeTable: { ...localeTable, deu } }
})

/** Known at run time alone: the shop has no row for it. */
const deu = 'deu' as Locale

/** The columns that the compiler would request. */
const plantColumns = async () => {
  const { checkoutSlugs } = await import('../../core/routing/checkoutPaths.ts')
  Object.assign(checkoutSlugs, { deu: { information: 'angaben', delivery: 'lieferung', overview: 'uebersicht', pay: 'bezahlen' } })
  const { paths } = await import('../../ui/features/shop/paths.ts')
  const own = {
    order: '/bestellstatus',
    withdraw: '/widerruf',
    legalGuarantee: '/gewaehrleistung',
    search: '/suche/*?',
    wishlist: '/merkzettel',
  }
  for (const [name, path] of Object.entries(own)) Object.assign(paths[name as keyof typeof own], { deu: path })
  // A page that is not in this test needs a path all the same: without one no address would be found behind it in the table.
  for (const [name, known] of Object.entries(paths)) if (!('deu' in known)) Object.assign(known, { deu: `/seite-${name}` })
}

describe('a third language is a row of the table', () => {
  beforeAll(plantColumns)

  it('LOC-01 LOC-02 a third language has its visitors and addresses', async () => {
    const { localeCodes, preferredLocale } = await import('@thuishaven/core/locale')
    const { localeOfPath, localePath, languageRedirect } = await import('@thuishaven/core/routing')
    expect(localeCodes).toEqual(['nld', 'eng', 'deu'])
    expect(preferredLocale('deu', 'en')).toBe('deu')
    expect(preferredLocale(null, 'fr, de-AT;q=0.9, en;q=0.5')).toBe('deu')
    expect(localeOfPath('/de/teppiche?farbe=blau')).toEqual({ locale: 'deu', path: '/teppiche?farbe=blau' })
    expect(localeOfPath('/design').locale).toBe('nld')
    expect(localePath(deu, '/')).toBe('/de')
    const settings = { languages: localeCodes, mainLocale: 'nld', domains: {} } as const
    expect(languageRedirect('/', 'shop.test', settings, deu)).toEqual({ to: '/de', dependsOnVisitor: true })
  })

  it('RTE-05 RTE-07 pages of a third language have their own paths, and paths of other languages redirect to them', async () => {
    const { inLanguage, namedBy, nameOfOtherLanguage, pathsTo, pathTo } = await import('../../ui/features/shop/paths.ts')
    const { isPaymentUid } = await import('@thuishaven/core/routing')
    expect(pathTo(deu, 'checkout.pay')).toBe('/de/checkout/bezahlen')
    expect(pathsTo('account.login', {})).toEqual({ nld: '/account/login', eng: '/en/account/login', deu: '/de/account/login' })
    expect(namedBy(deu, '/merkzettel')?.name).toBe('wishlist')
    expect(nameOfOtherLanguage(deu, '/verlanglijst')).toBe('/de/merkzettel')
    expect(nameOfOtherLanguage(deu, '/wishlist')).toBe('/de/merkzettel')
    expect(nameOfOtherLanguage('nld', '/merkzettel')).toBe('/verlanglijst')
    expect(inLanguage('eng', '/de/checkout/bezahlen?a=1')).toBe('/en/checkout/pay?a=1')
    expect(isPaymentUid('uebersicht')).toBe(false)
  })

  it('CHK-10 RTE-12 rules about paths know those of a third language', async () => {
    const { readOldAddresses } = await import('@thuishaven/core/routing')
    const { payOutcome } = await import('../../core/checkout/payOutcome.ts')
    expect(payOutcome({ step: 'lieferung' }).move).toEqual({ type: 'step', step: 'delivery' })
    const of = (to: object) => readOldAddresses({ paths: { '/alt': to } }).ok
    expect([of({ nld: '/n', eng: '/e' }), of({ nld: '/n', eng: '/e', deu: '/d' })]).toEqual([false, true])
  })

  it('LOC-01 the second front end writes its numbers as its row says', async () => {
    const { createTranslate, messages } = await import('../../ui/lite/messages.ts')
    Object.assign(messages, { deu: { sum: '{area} m²' } })
    expect(createTranslate(deu)('sum', { area: 2.5 })).toBe('2,5 m²')
  })

  it('PRC-07 LOC-05 amounts, numbers and days of a third language are written as its row defines', async () => {
    const { formatNumber, formatPrice } = await import('@thuishaven/core/money')
    const { dayText } = await import('@thuishaven/core/locale')
    const amount = (cents: string | null, negative: boolean, sign: boolean) =>
      formatPrice({ kind: 'amount', negative, euros: 1234, cents, sign }, deu, 'EUR')
    expect(amount('50', true, true)).toBe('-1.234,50\u00A0€')
    expect(amount(null, false, true)).toBe('1.234\u00A0€')
    expect(amount('50', true, false)).toBe('-1.234,50')
    expect(formatPrice({ kind: 'amount', negative: false, euros: 5, cents: '00', sign: true }, deu, 'CHF')).toBe('5,00\u00A0CHF')
    expect(formatNumber(1234.5, deu)).toBe('1.234,5')
    expect(dayText(20_781, deu)).toBe('Dienstag, 24. November')
  })

  it('SEO-04 SEO-05 pages, sitemap and robots.txt name the addresses of a third language', async () => {
    const { pageMeta } = await import('@thuishaven/core/seo')
    const { robots, sitemap } = await import('../../ui/features/seo/sitemap.server.ts')
    const { localeCodes, perLocale } = await import('@thuishaven/core/locale')
    const { ok } = await import('@thuishaven/core')
    const { localePath } = await import('@thuishaven/core/routing')
    const settings = { languages: localeCodes, mainLocale: 'nld', domains: {} } as const
    const page = {
      title: 'Teppiche',
      description: '',
      path: '/de/teppiche',
      paths: perLocale((locale) => localePath(locale, `/${locale}`)),
      picture: null,
      type: 'website',
      indexable: true,
    } as const
    const meta = pageMeta(page, { name: 'Thuishaven', appUrl: 'https://shop.test', locale: deu, ...settings })
    expect(meta.alternates).toContainEqual({ hreflang: 'de-DE', href: 'https://shop.test/de/deu' })
    expect(meta.openGraph).toContainEqual({ property: 'og:locale', content: 'de_DE' })

    const api = {
      pageAddresses: () => Promise.resolve(ok({ addresses: [page.paths], total: 1, limit: 100 })),
      config: () => Promise.resolve(ok(settings)),
    }
    const createScope = () => ({ shop: { api }, setCookies: () => [], close: () => Promise.resolve() })
    const app = new Hono<ServerEnv>()
    app.use((context, next) => {
      context.set('client', { url: new URL('https://shop.test/sitemap.xml') } as ServerEnv['Variables']['client'])
      return next()
    })
    app.get('/sitemap.xml', sitemap({ createScope } as unknown as Parameters<typeof sitemap>[0]))
    const list = await (await app.request('/sitemap.xml')).text()
    expect(list).toContain('<loc>https://shop.test/de/gewaehrleistung</loc>')
    expect(list.match(/hreflang="de-DE"/g)).toHaveLength(6)
    expect(robots('https://shop.test')).toContain('Disallow: /de/checkout\n')
  })

  it('forms, limits, manifest and lite front end are served in a third language', async () => {
    const { addActionRoutes } = await import('../../ui/app/server/actionRoutes.server.ts')
    const { addDocumentRoutes } = await import('../../ui/app/server/documentRoutes.server.ts')
    const { limitedCalls } = await import('../../ui/app/server/limitedCalls.server.ts')
    const app = new Hono<ServerEnv>()
    const server = {
      render: {},
      composition: {},
      clientFolder: '.',
      limitBytes: () => () => Promise.resolve(),
      countCall: () => Promise.resolve(),
    }
    addActionRoutes(app, server as unknown as Parameters<typeof addActionRoutes>[1])
    addDocumentRoutes(app, server as unknown as Parameters<typeof addDocumentRoutes>[1])
    const served = new Set(app.routes.map(({ path }) => path))
    const english = [...served].filter((path) => path.startsWith('/en/'))
    const german = [...served].filter((path) => path.startsWith('/de/'))
    expect(english.length).toBeGreaterThan(10)
    expect(german).toHaveLength(english.length)
    for (const path of ['/de/account/login', '/de/checkout/:step', '/de/widerruf', '/de/manifest.webmanifest', '/de/lite.html'])
      expect(served).toContain(path)
    expect(limitedCalls.flatMap(([paths]) => paths)).toContain('/de/account/register')
  })

  it('LOC-03 a third language has to be named in the backend’s responses', async () => {
    const v = await import('valibot')
    const { localePathsSchema, localeSchema } = await import('../../adapters/http/schemas/page.ts')
    const { localePathsOf } = await import('../../adapters/http/mappers/paths.ts')
    expect(v.is(localeSchema, 'deu')).toBe(true)
    expect(v.is(localePathsSchema, { nld: '/n', eng: '/e' })).toBe(false)
    const paths = v.parse(localePathsSchema, { nld: '/n', eng: '/e', deu: '/d' })
    expect(localePathsOf(paths)).toEqual({ nld: '/n', eng: '/en/e', deu: '/de/d' })
  })
})
