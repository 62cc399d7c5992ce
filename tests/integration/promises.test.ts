import { describe, expect, it } from 'vitest'
import { localePath } from '@thuishaven/core/routing'
import { createBackend } from '../../backend/createBackend.ts'
import { littleWork } from '../../backend/customers/passwordHash.ts'
import { demoShop } from '../../backend/demo/demoShop.ts'
import { merchantPictures } from '../../backend/createDemoBackend.ts'
import type { ShopRecord } from '../../backend/records/ShopRecord.ts'
import { messages as eng } from '../../ui/messages/eng.ts'
import { messages as nld } from '../../ui/messages/nld.ts'
import { serveShop } from './servedShop.ts'

/** The words by which a page promises something, in both languages. */
const promises: Readonly<Record<string, RegExp>> = {
  'the day of delivery': /morgen (?:gratis )?bezorgd|binnen \d+ dag|delivered (?:free )?tomorrow|within \d+ days?\b/i,
  'free delivery': /gratis (?:bezorg|vanaf)|bezorg\w* (?:\S+ ){0,4}gratis|free (?:delivery|from)|deliver\w* free/i,
  'free returns': /gratis retour|retourneren is gratis|free returns|returns are free/i,
  'days to change your mind': /\d+ dag(?:en)? (?:bedenktijd|niet goed)|\d+ days? to change|money.back/i,
  'a warranty': /garantie|guarantee|warrant/i,
  'a partner': /partner/i,
  'free advice': /gratis advies|advies is gratis|free advice|advice is free/i,
  'a rating': /\d[,.]\d (?:van|out of) 5|^\d[,.]\d$/,
  'a verified review': /gekocht bij ons|bought from us/i,
  'what follows a purchase':
    /nemen (?:wij|we) (?:hem|ze|het|oude) (?:gratis )?terug|take (?:it|them) back|sturen we een nieuwe|send a new one|jaar op voorraad|keep parts|helpdesk|help desk/i,
}

/** Messages that are filled with data of the shop or of the product, and shown only where these say so (the second test). */
const fromData = [
  ...[nld, eng].flatMap(({ delivery, product }) => [
    delivery.tomorrow,
    delivery.withinDays_one,
    delivery.withinDays_other,
    `${delivery.tomorrow}, ${product.arrives}`,
    `${delivery.withinDays_one}, ${product.arrives}`,
    `${delivery.withinDays_other}, ${product.arrives}`,
    product.shippingFree,
    product.shippingFreeFrom,
    product.returnsShort_other,
    product.returnsShort_other + product.returnsFreeShort,
    `${product.returns_other} ${product.returnsFree}`,
    `{author} · ${product.verified}`,
  ]),
  ...Object.values(demoShop().reviewAuthenticity),
  ...[
    [nld.product.score, nld.product.reviewCount_one, nld.product.reviewCount_other],
    [eng.product.score, eng.product.reviewCount_one, eng.product.reviewCount_other],
  ].flatMap(([score, ...counts]) => [score ?? '', ...counts.map((count) => `${score} · ${count}`)]),
].map((message) => new RegExp(`^${message.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]*\}/g, '.+')}( .*)?$`))

interface Unit {
  readonly text: string
  /** Addresses of the links in it and around it. */
  readonly links: readonly string[]
}

const inText = /^(?:span|strong|em|b|i|time|del|small|bdi|sup|sub|svg|use|path|circle|a|wbr|br)$/

/** What a reader sees of a page, a paragraph, cell or item each, without what customers say. */
const unitsOf = (html: string): readonly Unit[] => {
  const units: Unit[] = []
  let text = ''
  /** The link that is open; null: none. They do not nest. */
  let open: string | null = null
  let links = new Set<string>()
  const body = html
    .replace(/^[\s\S]*?<body/, '<body')
    .replaceAll(/<(script|style|template|blockquote)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  for (const [, end, name = '', attributes = '', words] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g)) {
    if (words !== undefined) text += words
    else if (name === 'a') {
      open = end === '/' ? null : (/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? null)
      if (open !== null) links.add(open)
    } else if (!inText.test(name)) {
      const read = text.replaceAll(/\s+/g, ' ').trim()
      if (read !== '') units.push({ text: read, links: [...links] })
      text = ''
      links = new Set(open === null ? [] : [open])
    }
  }
  return units
}

/**
 * Reads the pages of a shop in service, with some of its data changed.
 * @param everyProduct false: of the pages of products only one in ten
 */
const walk = async (change: (shop: ShopRecord) => ShopRecord, everyProduct: boolean) => {
  const backend = await createBackend({
    file: null,
    appUrl: 'http://shop.test',
    passwordWork: littleWork,
    shop: change(demoShop()),
    pictures: merchantPictures,
  })
  const shop = await serveShop({ backend })
  const read = async (path: string): Promise<string> => (await fetch(shop.address + path)).text()
  const addressesIn = async (path: string): Promise<readonly string[]> =>
    Array.from((await read(path)).matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
  try {
    const paths = new Set(await addressesIn('/sitemap.xml'))
    const { informationPages, claims, pages, products } = demoShop()
    const evidence = new Set(
      [...Object.values(informationPages), ...claims.map(({ page }) => page), 'voorwaarden', 'reviews', 'service'].flatMap((id) => {
        const page = pages.find((page) => page.id === id)
        return page === undefined ? [] : [page.path.nld, localePath('eng', page.path.eng)]
      }),
    )
    for (const { durabilityGuarantee } of products)
      if (durabilityGuarantee !== undefined) {
        evidence.add(durabilityGuarantee.terms.nld)
        evidence.add(localePath('eng', durabilityGuarantee.terms.eng))
      }
    for (const path of ['/wettelijke-garantie', '/en/legal-guarantee', '/herroepen', '/en/withdraw']) evidence.add(path)
    const found: { readonly promise: string; readonly text: string; readonly path: string; readonly isProven: boolean }[] = []
    for (const path of paths) {
      if (evidence.has(path) || !(everyProduct || !path.includes('/product/') || /\/product\/\d*0\//.test(path))) continue
      for (const { text, links } of unitsOf(await read(path)))
        for (const [promise, words] of Object.entries(promises))
          if (words.test(text)) {
            const isProven = links.some((link) => evidence.has(link.split('#')[0] ?? '')) || fromData.some((message) => message.test(text))
            found.push({ promise, text, path, isProven })
          }
    }
    return { paths, found }
  } finally {
    await shop.close()
  }
}

/** Each sentence once, with the first page that has it. */
const once = (found: readonly { readonly promise: string; readonly text: string; readonly path: string }[]): readonly string[] => [
  ...new Map(found.map(({ promise, text, path }) => [text, `${path}: ${promise}: ${text.slice(0, 160)}`])).values(),
]

describe('what the pages promise', () => {
  it('NAV-04 every promise on every page in both languages comes from data, or stands with a link to its evidence', async () => {
    const { paths, found } = await walk((shop) => shop, true)
    expect(paths.size).toBeGreaterThan(400)
    expect(once(found.filter(({ isProven }) => !isProven))).toEqual([])
    expect(Object.keys(promises).filter((promise) => found.every((one) => one.promise !== promise))).toEqual([])
  }, 240_000)

  it('NAV-04 a shop that promises nothing has no promise on any page', async () => {
    const nothing = { nld: '', eng: '' }
    const { found } = await walk(
      (shop) => ({
        ...shop,
        reviewScore: nothing,
        returnsAreFree: false,
        informationPages: { delivery: '', returns: '', ranking: '', takeBack: '' },
        claims: [],
        delivery: {
          ...shop.delivery,
          methods: shop.delivery.methods.filter(
            ({ type, price }) => type === 'shipping' && Object.values(price).every((amount) => amount > 0),
          ),
        },
        products: Array.from(shop.products, ({ durabilityGuarantee: _guarantee, ...product }) => ({
          ...product,
          reviews: [],
          delivery: { totalDays: null, unit: 'day' as const },
        })),
      }),
      false,
    )
    // What the law gives is no promise of the shop, and what follows a purchase is in the texts of products, with a link.
    const legal = /wettelijke garantie|legal guarantee|bedenktijd|days to change/i
    expect(once(found.filter(({ promise, text }) => promise !== 'what follows a purchase' && !legal.test(text)))).toEqual([])
  }, 240_000)

  it('a promise that is only written on a page is found', async () => {
    const promised = { type: 'richText', html: { nld: '<p>Gratis retourneren, altijd.</p>', eng: '<p>Free returns, always.</p>' } } as const
    const { found } = await walk(
      (shop) => ({
        ...shop,
        pages: shop.pages.map((page) => (page.id === 'manifesto' ? { ...page, blocks: [...page.blocks, promised] } : page)),
      }),
      false,
    )
    expect(found.filter(({ isProven }) => !isProven).map(({ text, path }) => `${path}: ${text}`)).toEqual([
      '/manifesto: Gratis retourneren, altijd.',
      '/en/manifesto: Free returns, always.',
    ])
  }, 240_000)
})
