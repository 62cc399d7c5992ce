import { beforeAll, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createTestShop } from '../testing/visitTestShop.ts'
import type { TestShop } from '../testing/visitTestShop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})

const content = async (slug: string, more: object = {}, language: 'nl-NL' | 'en-US' = 'nl-NL') =>
  shop.visitor(language).post<Wire['ContentResponse']>('/api/public/content', { slug, ...more })
const product = async (id: number, language: 'nl-NL' | 'en-US' = 'nl-NL') =>
  (await shop.visitor(language).call<Wire['ProductResponse']>('GET', `/api/public/products/${id}`)).body.data
const prices = (response: Wire['ContentResponse']) => response.data.products.map(({ prices: found }) => found?.discountInclVat ?? null)

describe('the catalogue of the mock server', () => {
  it('CFG-01 CFG-03 CFG-04 the configuration has both menus, desktop and mobile', async () => {
    const { body } = await shop.visitor().post<Wire['ConfigResponse']>('/api/v2/app')
    expect(body.data.app.name).toBe('Thuishaven')
    expect(body.data.menus.navigation.desktop.map(({ title }) => title)).toContain('Vloerkleden')
    expect(body.data.menus.footer.mobile.length).toBeGreaterThan(2)
  })

  it('RTE-01 LOC-02 every marketing path has a text and the same name in both languages', async () => {
    const paths = [
      'webshop',
      'pricing',
      'manifesto',
      'reviews',
      'blogs',
      'events',
      'contact',
      ...['customers', 'orders', 'point-of-sale', 'products', 'purchases', 'webshop'].map((name) => `products/${name}`),
    ]
    for (const path of paths) {
      const [dutch, english] = [await content(`/${path}`), await content(`/${path}`, {}, 'en-US')]
      expect([path, dutch.status, dutch.body.type, english.body.data.paths]).toEqual([
        path,
        200,
        'others',
        { nld: `/${path}`, eng: `/${path}` },
      ])
      expect(dutch.body.data.blocks[0]).not.toEqual(english.body.data.blocks[0])
    }
  })

  it('CAT-01 CAT-02 CAT-03 a category has its path in both languages, breadcrumbs and pages of 24', async () => {
    const { body } = await content('/rugs', { pageNumber: 2 }, 'en-US')
    expect(body.data).toMatchObject({
      pageTitle: 'Rugs',
      slug: '/rugs',
      paths: { nld: '/vloerkleden', eng: '/rugs' },
      breadcrumb: [{ position: 1, label: 'Rugs', slug: '/rugs' }],
    })
    expect(body.data.pagination.limit).toBe(24)
    expect(body.data.pagination.totalHits).toBeGreaterThanOrEqual(60)
    expect(body.data.products).toHaveLength(24)
    const first = await content('/rugs', {}, 'en-US')
    expect(first.body.data.products.map(({ id }) => id)).not.toContain(body.data.products[0]?.id)
    expect((await content('/videobewaking/cameras')).body.data.breadcrumb.map(({ slug }) => slug)).toEqual([
      '/beveiliging',
      '/videobewaking',
      '/videobewaking/cameras',
    ])
  })

  it('CAT-04 a list is sorted by price or name, products without a price last', async () => {
    const cheap = await content('/vloerkleden', { sort: 'lowest-price', pageNumber: 3 })
    expect(prices(cheap.body).at(-1)).toBeNull()
    const dear = prices((await content('/vloerkleden', { sort: 'highest-price' })).body).map(Number)
    expect(dear).toEqual(dear.toSorted((a, b) => b - a))
    const names = (await content('/planten', { sort: 'alfabetic-a-z' })).body.data.products.map(({ title }) => title)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nl')))
  })

  it('CFG-05b a list is sorted by part number, highest first', async () => {
    const { products } = (await content('/planten', { sort: 'mpn-descending' })).body.data
    const shown = (await Promise.all(products.map(({ productId }) => product(productId)))).map(({ mpn }) => mpn)
    expect(new Set(shown).size).toBeGreaterThan(5)
    expect(shown).toEqual(shown.toSorted((a, b) => (a > b ? -1 : 1)))
  })

  it('CAT-05 CAT-06 CAT-10 the path filters a list: options of one group by or, groups by and, Prijs in whole euros', async () => {
    const { body } = await content('/vloerkleden/Kleur:blauw,rood/Materiaal:gerecycled%20pet/Prijs:90-200')
    expect(body.data.products.length).toBeGreaterThan(1)
    expect(
      body.data.products.every(({ prices: found }) => found !== null && found.discountInclVat >= 9000 && found.discountInclVat <= 20_000),
    ).toBe(true)
    const colours = body.data.filters.find((facet) => facet.name === 'Kleur')
    expect(colours?.type === 'options' && colours.values.filter(({ isChecked }) => isChecked).map(({ value }) => value)).toEqual([
      'blauw',
      'rood',
    ])
    expect(body.filters.map(({ name }) => name)).toEqual(['Kleur', 'Materiaal', 'Prijs'])
    const range = body.data.filters.find((facet) => facet.type === 'priceRange')
    expect(range).toMatchObject({ name: 'Prijs', range: { min: 9000, max: 20_000 } })
  })

  it('CAT-06 the number beside an option is the number of products it results in', async () => {
    const { body } = await content('/vloerkleden/Materiaal:wol')
    for (const facet of body.data.filters) {
      if (facet.type !== 'options' || facet.name === 'Materiaal') continue
      for (const { value, amount } of facet.values) {
        const chosen = await content(`/vloerkleden/Materiaal:wol/${facet.name}:${encodeURIComponent(value)}`)
        expect([facet.name, value, chosen.body.data.pagination.totalHits]).toEqual([facet.name, value, amount])
      }
    }
  })

  it('CAT-10 options of a selected facet show the number of products that they would add', async () => {
    const amount = async (slug: string) => {
      const facet = (await content(slug)).body.data.filters.find(({ name }) => name === 'Materiaal')
      return facet?.type === 'options' ? facet.values.map(({ value, amount: found }) => [value, found]) : []
    }
    expect(await amount('/vloerkleden/Materiaal:wol')).toEqual(await amount('/vloerkleden'))
    expect(await amount('/vloerkleden/Materiaal:wol/Kleur:blauw')).toEqual(await amount('/vloerkleden/Kleur:blauw'))
  })

  it('CAT-01 RTE-16 unknown paths, unknown or repeated facets, and broken prices or encodings are 404', async () => {
    for (const slug of [
      '/bestaat-niet',
      '/vloerkleden/Gewicht:zwaar',
      '/vloerkleden/Kleur:blauw/Kleur:rood',
      '/vloerkleden/Prijs:9-1',
      '/vloerkleden/Kleur:%E0%A4%A',
      '/contact/Kleur:blauw',
    ]) {
      expect([slug, (await content(slug)).status]).toEqual([slug, 404])
    }
  })

  it('RTE-14 the category maatwerk holds exactly one product; outlet shows only products', async () => {
    expect((await content('/maatwerk')).body.data).toMatchObject({ pagination: { totalHits: 1 }, displayType: 'default' })
    expect((await content('/outlet')).body.data).toMatchObject({ pagination: { totalHits: 1 }, displayType: 'only_products' })
  })

  it('PRD-01 PRD-05 PRD-06 the products with special properties are in the catalogue', async () => {
    const custom = await product(1001)
    const shapes = custom.options
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.displayType === 'custom' ? [item.advancedSettings] : []))
    expect(shapes.map(({ shape }) => shape).toSorted()).toEqual(['Organisch', 'Ovaal', 'Rechthoek', 'Rond', 'Vierkant'])
    expect(shapes.every(({ minimum, maximum }) => minimum === 10_000 && maximum === 400)).toBe(true)
    expect(custom).toMatchObject({ delivery: { unit: 'week' }, returnable: false })
    const rug = await product(1002)
    expect(rug.prices?.discountPercentage).toBe(15)
    expect(rug.variations.map(({ displayType }) => displayType)).toEqual(['image', 'text'])
    expect((await product(1003)).variations.map(({ displayType }) => displayType)).toEqual(['image', 'text'])
    expect((await product(1004)).stock).toBe(3)
    expect((await product(1005)).prices?.vatPercentage).toBe(9)
    expect((await product(1006)).prices).toBeNull()
    expect((await product(1007)).images.length).toBeGreaterThanOrEqual(12)
    expect((await product(1008)).stock).toBe(0)
  })

  it('OPT-06 a product has its configurator, and the total of its initial selection if it has a price and no measures', async () => {
    const [rug, hub, custom, onRequest] = await Promise.all([1002, 1003, 1001, 1006].map((id) => product(id)))
    expect(hub?.configurator?.options).toEqual([{ groupId: 'installatie', itemId: 'installatie-zelf' }])
    expect(hub?.totals).toEqual({ totalInclVat: 32_900 })
    expect(rug?.totals).toEqual({ totalInclVat: rug?.prices?.discountInclVat })
    expect(rug?.configurator?.variations).toHaveLength(2)
    for (const { groupId, itemId } of rug?.configurator?.variations ?? [])
      expect(rug?.variations.find(({ id }) => id === groupId)?.items.find(({ id }) => id === itemId)?.productId).toBe(1002)
    expect(custom?.configurator?.options).toContainEqual({ groupId: 'vorm', itemId: 'vorm-rechthoek' })
    expect([custom?.totals, onRequest?.totals]).toEqual([undefined, undefined])
  })

  it('PRD-05 RTE-03 every variation leads to a product with that slug, in both languages', async () => {
    for (const language of ['nl-NL', 'en-US'] as const) {
      for (const id of [1002, 1003, 1016, 2001]) {
        for (const item of (await product(id, language)).variations.flatMap(({ items }) => items)) {
          expect((await product(item.productId, language)).slug).toBe(item.productSlug)
        }
      }
    }
  })

  it('NAV-01 deeper menu items are loaded, with their own children if requested', async () => {
    const request = async (expand: boolean) =>
      (
        await shop
          .visitor()
          .post<Wire['NavigationResponse']>('/api/public/navigation', { parentId: 'beveiliging', currentId: null, expand })
      ).body.data
    const deep = (items: Wire['NavigationItem'][]) => items.find(({ id }) => id === 'videobewaking')?.children.length
    expect([deep(await request(false)), deep(await request(true))]).toEqual([0, 2])
  })

  it('RTE-13 the redirect rule of a path is returned, or null', async () => {
    const request = async (path: string) =>
      (await shop.visitor().post<Wire['RedirectResponse']>('/api/public/redirects', { path })).body.data
    expect(await request('/tapijten')).toEqual({ target: '/vloerkleden', statusCode: 301 })
    expect(await request('/vloerkleden')).toBeNull()
  })

  it('CFG-04 RTE-04 every path of the menus, tiles and links is a page, in both languages', async () => {
    // These have nothing of the backend's content: a front end has them of its own.
    const ofFrontEnd = new Set(['/bestelling', '/order', '/wettelijke-garantie', '/legal-guarantee', '/herroepen', '/withdraw'])
    for (const language of ['nl-NL', 'en-US'] as const) {
      const config = (await shop.visitor(language).post<Wire['ConfigResponse']>('/api/v2/app')).body.data
      const menu = (items: readonly Wire['NavigationItem'][]): string[] => items.flatMap(({ url, children }) => [url, ...menu(children)])
      const home = (await content('/', {}, language)).body.data.blocks
      const links = home.flatMap((block) => {
        if (block.type === 'hero') return block.links.map(({ path }) => path)
        if (block.type === 'tiles') return block.tiles.map(({ path }) => path)
        return block.type === 'posts' ? block.posts.map(({ slug }) => slug) : []
      })
      const named = new Set([...menu(config.menus.navigation.mobile), ...menu(config.menus.footer.desktop), ...links])
      for (const path of [...named].filter((each) => !ofFrontEnd.has(each))) {
        expect([path, (await content(path, {}, language)).status]).toEqual([path, 200])
      }
    }
  })
})
