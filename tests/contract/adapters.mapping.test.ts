import { Effect } from 'effect'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../adapters/http/client.ts'
import { createHttpAccount } from '../../adapters/http/createHttpAccount.ts'
import { createHttpCart } from '../../adapters/http/createHttpCart.ts'
import { createHttpCatalogue } from '../../adapters/http/createHttpCatalogue.ts'
import { productOf } from '../../adapters/http/mappers/product.ts'
import { productResponseSchema } from '../../adapters/http/schemas/product.ts'
import { sanitiseHtml } from '../../adapters/http/sanitiseHtml.server.ts'
import { createHttpCheckout } from '../../adapters/http/createHttpCheckout.ts'
import { createHttpConfig } from '../../adapters/http/createHttpConfig.ts'
import { cartTotals, newLine } from '@thuishaven/core/cart'
import { defaultConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import { contractExample } from './contractExample.ts'

/** Ports whose backend answers one example of the contract. */
const answering = (file: string, name: string, locale: Locale = 'nld', sent: unknown[] = []) => {
  const client = createHttpClient({
    baseUrl: '',
    locale,
    random: () => 0,
    fetch: async (_url, { body }) => {
      sent.push(typeof body === 'string' ? JSON.parse(body) : body)
      return Response.json(contractExample(file, name))
    },
  })
  return {
    account: createHttpAccount(client),
    cart: createHttpCart(client),
    catalogue: createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)),
    checkout: createHttpCheckout(client),
    config: createHttpConfig(client),
  }
}

const home = { path: '/', page: 1, sort: null }
const unwrap = Effect.runPromise

describe('the mapping of the legal facts', () => {
  it('the legal facts of a product are mapped, without what cannot be linked to', async () => {
    const catalogue = async (name: string) => unwrap(answering('products', name).catalogue.product(1003))
    expect((await catalogue('plant')).legalFacts).toBeNull()
    expect((await catalogue('hub')).legalFacts).toMatchObject({ softwareUpdatesUntil: '2034-12-31', isTakenBack: true })
    const wire = contractExample('products', 'hub') as { readonly data: object }
    const factsOf = (legalFacts: object) =>
      productOf(v.parse(productResponseSchema, { ...wire, data: { ...wire.data, legalFacts } }).data, 'eng', (html) => html).legalFacts
    const energyLabel = { energyClass: 'E', of: 'product', registerUrl: 'https://eprel.ec.europa.eu/screen/product/lightsources/1' }
    const durabilityGuarantee = { producer: 'Snuffel', years: 10, terms: '/durability' }
    expect(factsOf({ energyLabel, durabilityGuarantee })).toEqual({
      energyLabel,
      durabilityGuarantee: { ...durabilityGuarantee, terms: '/en/durability' },
    })
    expect(
      factsOf({
        energyLabel: { ...energyLabel, registerUrl: 'javascript:alert(1)' },
        durabilityGuarantee: { ...durabilityGuarantee, terms: 'data:text/html,1' },
      }),
    ).toEqual({})
  })
})

describe('the mapping of the backend’s prices', () => {
  it('PRC-02 only the amount that the seller fixed is mapped, percentages in whole basis points', async () => {
    const [line] = (await unwrap(answering('carts', 'cartExclVat').cart.state())).lines
    expect(line?.price).toEqual({ side: 'excl', base: 27_190, discount: 1250, vat: 2100, lowest30Days: null })
    const product = await unwrap(answering('products', 'rugWithVariations').catalogue.product(1002))
    expect(product.price).toMatchObject({ side: 'incl', base: 39_900, discount: 1500, vat: 2100 })
    expect((await unwrap(answering('products', 'withoutPrice').catalogue.product(1006))).price).toBeNull()
  })

  it.each(['cartWithRug', 'cartMixedVat', 'cartExclVat', 'cartReverseCharged', 'cartMerged', 'emptyCart'])(
    'PRC-06 for %s the core computes the same totals as the backend',
    async (name) => {
      const { data } = contractExample('carts', name) as { readonly data: { readonly totals: Readonly<Record<string, unknown>> } }
      const { totalWeight, totalVat, ...amounts } = data.totals
      const computed = cartTotals(await unwrap(answering('carts', name).cart.state()), defaultConfig)
      expect(computed).toEqual({
        ...amounts,
        totalWeightGrams: totalWeight,
        totalVat: (totalVat as readonly { readonly percentage: number; readonly amount: number }[]).map(({ percentage, amount }) => ({
          percentage: percentage * 100,
          amount,
        })),
      })
    },
  )
})

describe('the mapping of a product', () => {
  it('RUG-06 a made-to-measure option has its price for a square metre, its shape and its limits', async () => {
    const { optionGroups } = await unwrap(answering('products', 'madeToMeasureRug').catalogue.product(1001))
    expect(optionGroups[0]?.items[0]).toMatchObject({
      id: 'vorm-rechthoek',
      groupId: 'vorm',
      displayType: 'custom',
      price: null,
      custom: { shape: 'rectangle', minimumArea: 10_000, maximumCm: 400, unitDisplay: 'm²', pricePerM2: { side: 'incl', base: 18_900 } },
    })
    const plain = optionGroups.flatMap(({ items }) => items).filter(({ displayType }) => displayType !== 'custom')
    expect(plain.length).toBeGreaterThan(0)
    for (const { custom } of plain) expect(custom).toBeNull()
  })

  it('OPT-06 the configurator decides the initial selection, and without one the items do', () => {
    const wire = contractExample('products', 'madeToMeasureRug') as { readonly data: Readonly<Record<string, unknown>> }
    const chosenOf = (own: object) => {
      const { configurator: _configurator, ...data } = wire.data
      const response = { ...wire, data: { ...data, ...own } }
      const { optionGroups, variationGroups, initialInclVat } = productOf(
        v.parse(productResponseSchema, response).data,
        'nld',
        (html) => html,
      )
      const chosen = optionGroups.flatMap(({ items }) => items.filter(({ isDefault }) => isDefault).map(({ id }) => id))
      const here = variationGroups.flatMap(({ items }) => items.filter(({ state }) => state === 'selected').map(({ id }) => id))
      return { chosen, here, initialInclVat }
    }
    const item = (id: string, state: string) => ({ id, name: id, state, productId: 1, productSlug: id, productImage: null })
    const variations = [
      {
        id: 'kleur',
        name: 'Kleur',
        displayType: 'text',
        items: [item('rood', 'selected'), item('blauw', 'active'), item('groen', 'disabled')],
      },
    ]
    expect(chosenOf({ variations })).toEqual({
      chosen: ['vorm-rechthoek', 'afwerking-blind', 'onderkleed-geen'],
      here: ['rood'],
      initialInclVat: null,
    })
    const configurator = {
      options: [{ groupId: 'vorm', itemId: 'vorm-rond' }],
      variations: ['blauw', 'groen'].map((itemId) => ({ groupId: 'kleur', itemId })),
    }
    expect(chosenOf({ configurator, variations, totals: { totalInclVat: 18_900 } })).toEqual({
      chosen: ['vorm-rond'],
      here: ['blauw'],
      initialInclVat: 18_900,
    })
  })

  it('CRT-05 a measured line is sent to the backend as the contract defines it', async () => {
    const product = await unwrap(answering('products', 'madeToMeasureRug').catalogue.product(1001))
    const request = contractExample('cartRequests', 'addMadeToMeasureRug') as {
      readonly item: { readonly options: readonly { readonly groupId: string; readonly itemId: string }[] }
    }
    const custom = { shape: 'rectangle', widthCm: 200, lengthCm: 300, diameterCm: null, area: 60_000 } as const
    const line = newLine(
      product,
      request.item.options.map(({ groupId, itemId }) =>
        groupId === 'vorm' ? { groupId, itemId, custom: custom as never } : { groupId, itemId },
      ),
    )
    if (!line.ok) throw new Error(`the example cannot be put in the cart: ${line.failure.key}`)
    const sent: unknown[] = []
    await unwrap(answering('cartLines', 'addedMadeToMeasureRug', 'nld', sent).cart.addLine({ ...line.value, quantity: 1 }, 'key-12345'))
    expect(sent).toEqual([{ item: { ...request.item, id: line.value.id } }])
  })

  it('LOC-02 every path of an English response is written as in the address bar', async () => {
    const { catalogue } = answering('products', 'madeToMeasureRugEnglish', 'eng')
    const product = await unwrap(catalogue.product(1001))
    expect(product.paths).toEqual({ nld: '/product/1001/vloerkleed-op-maat', eng: '/en/product/1001/made-to-measure-rug' })
    expect(product.breadcrumbs.map(({ path }) => path)).toEqual([
      '/en',
      '/en/rugs',
      '/en/made-to-measure',
      '/en/product/1001/made-to-measure-rug',
    ])
  })

  it('PRD-09 the long description of a product is sanitised', async () => {
    const client = createHttpClient({
      baseUrl: '',
      locale: 'nld',
      random: () => 0,
      fetch: async () => {
        const example = contractExample('products', 'hub') as { readonly data: { readonly descriptions: object } }
        const longDescription = '<p onclick="x()">Zacht</p><script>x()</script>'
        return Response.json({ ...example, data: { ...example.data, descriptions: { ...example.data.descriptions, longDescription } } })
      },
    })
    expect((await unwrap(createHttpCatalogue(client, () => Promise.resolve(sanitiseHtml)).product(1003))).longDescription).toBe(
      '<p>Zacht</p>',
    )
  })
})

describe('the mapping of pages, menus and redirects', () => {
  it('CAT-02 a page keeps its parts in order, with pictures and links as the shop shows them', async () => {
    const page = await unwrap(answering('content', 'home').catalogue.content(home))
    expect(page.blocks.map(({ type }) => type)).toEqual(['hero', 'tiles', 'rugTeaser', 'products', 'claims', 'posts', 'reviews'])
    const hero = page.blocks.find((block) => block.type === 'hero')
    expect(hero?.picture.template).toContain('{width}')
    const posts = page.blocks.find((block) => block.type === 'posts')
    expect(posts?.posts.every(({ path, createdAt }) => path.startsWith('/') && !Number.isNaN(Date.parse(createdAt)))).toBe(true)
  })

  it('LOC-02 an English list has English paths, with the Dutch path as alternate', async () => {
    const page = await unwrap(answering('content', 'rugsEnglish', 'eng').catalogue.content({ ...home, path: '/rugs' }))
    expect(page).toMatchObject({ path: '/en/rugs', paths: { nld: '/vloerkleden', eng: '/en/rugs' } })
    expect(page.breadcrumbs.map(({ path }) => path)).toEqual(['/en', '/en/rugs'])
  })

  it('RTE-13 the target of a redirect rule is mapped as the owner wrote it', async () => {
    expect(await unwrap(answering('redirects', 'redirectInside', 'eng').catalogue.redirectRule('/x'))).toEqual({
      target: '/vloerkleden',
      isPermanent: true,
    })
    expect(await unwrap(answering('redirects', 'redirectOutside', 'eng').catalogue.redirectRule('/x'))).toEqual({
      target: 'https://werkenbij.thuishaven.test/',
      isPermanent: false,
    })
    expect(await unwrap(answering('redirects', 'noRedirect').catalogue.redirectRule('/x'))).toBeNull()
  })

  it('NAV-01 the items of a menu have their children', async () => {
    const { catalogue } = answering('navigation', 'securityItems', 'eng')
    const items = await unwrap(catalogue.navigation({ parentId: 'x', currentId: null, expand: true }))
    expect(items.every(({ url }) => url.startsWith('/en/'))).toBe(true)
    expect(items.some(({ children }) => children.length > 0)).toBe(true)
  })
})

describe('the mapping of the configuration', () => {
  it('CFG-05 CFG-05b CFG-05c the configuration has defaults where the backend sends nothing, from one list', async () => {
    const config = await unwrap(answering('app', 'shopOpenMinimal').config.load())
    expect(config).toMatchObject({
      returnDays: 30,
      specificationsShown: 8,
      specificationsLimit: 1000,
      filterShowMoreThreshold: 5,
      partialPayment: false,
      onAccountPayment: false,
      sortByMpnDescending: false,
      deposit: { enabled: false, share: 2000 },
      businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
      cart: { showShipping: false, showCoupons: false },
      accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
      sortBy: 'relevance',
      priceFilter: true,
      freeLabel: true,
      shippingVat: 'highest-rate',
    })
    // What the contract lets the backend leave out is what the core's list says.
    const { data } = contractExample('app', 'shopOpenMinimal') as { readonly data: object }
    expect(['content', 'order', 'displayCart', 'accountMenu', 'businessMenu'].filter((name) => name in data)).toEqual([])
    const left = [
      'returnDays',
      'specificationsShown',
      'specificationsLimit',
      'sortByMpnDescending',
      'filterShowMoreThreshold',
      'sortBy',
      'accessibilityUrl',
    ] as const
    const off = [
      'priceFilter',
      'freeLabel',
      'partialPayment',
      'onAccountPayment',
      'guestCheckout',
      'deposit',
      'cart',
      'accountMenu',
      'businessMenu',
    ] as const
    const other = ['guestPassword', 'shippingVat', 'timeZone', 'domains'] as const
    for (const field of [...left, ...off, ...other]) expect([field, config[field]]).toEqual([field, defaultConfig[field]])
  })

  it('CHK-13 LOC-02 the terms are those in the language of the shopper', async () => {
    expect((await unwrap(answering('app', 'shopOpenMinimal').config.load())).termsConditionsUrl).toBe('/voorwaarden')
    expect((await unwrap(answering('app', 'shopOpenMinimal', 'eng').config.load())).termsConditionsUrl).toBe('/en/voorwaarden')
    expect((await unwrap(answering('app', 'shopOpenEnglish', 'eng').config.load())).termsConditionsUrl).toBe('/en/terms')
  })

  it('CFG-03 CFG-04 the configuration has the backend’s values where it sends them', async () => {
    const config = await unwrap(answering('app', 'shopOpenEnglish', 'eng').config.load())
    expect(config).toMatchObject({ name: 'Thuishaven', organizationName: 'Thuishaven B.V.', currency: 'EUR', languages: ['nld', 'eng'] })
    expect(config.menus.navigation.desktop.length).toBeGreaterThan(0)
    expect(config.menus.navigation.desktop.every(({ url }) => /^\/en(?:\/|$)|^https?:/.test(url))).toBe(true)
  })
})
