import type { Page } from '@playwright/test'
import { hydrated, cartButton, newEmail, open, putInCart, visit, walkTo } from '../../tests/e2e/guest.ts'
import type { Way } from '../../tests/e2e/ways.ts'

/** A page or state to check, and how to open it in one language. */
export interface Scene {
  readonly name: string
  /** Whether the whole page is captured, or the screen: a panel would repeat over a long page. */
  readonly size: 'page' | 'screen'
  readonly come: (page: Page, way: Way) => Promise<void>
  /** Widths at which it exists; all by default. */
  readonly widths?: (width: number) => boolean
}

const phone = (width: number): boolean => width < 768
const screen = (width: number): boolean => width >= 1024

/** An address in both languages. */
const at = (name: string, dutch: string, english: string): Scene => ({
  name,
  size: 'page',
  come: (page, way) => open(page, way.prefix === '' ? dutch : english),
})

/** An address for signed-in customers. */
const customers = (name: string, path: string): Scene => ({
  name,
  size: 'page',
  come: async (page, way) => {
    await page.request.post('/api/v2/account/login', { data: { email: 'actief@thuishaven.test', password: 'Welkom01' } })
    await open(page, `${way.prefix}${path}`)
  },
})

const step = (name: string, which: keyof Way['steps']): Scene => ({
  name,
  size: 'page',
  come: async (page, way) => {
    await putInCart(page, 1002, way)
    await walkTo(page, way, which, newEmail())
  },
})

/** A panel opened by address over a product page. */
const panel = (name: string): Scene => ({
  name: `panel ${name}`,
  size: 'screen',
  come: async (page, way) => {
    if (name === 'discountCoupons') await putInCart(page, 1002, way)
    await open(page, `${way.product.path}?panel=${name}`)
  },
})

/** The practice bank's result for an order that is placed step by step. */
const result = (name: string, response: 'pay' | 'cancel' | 'fail' | 'open'): Scene => ({
  name,
  size: 'page',
  come: async (page, way) => {
    await putInCart(page, 1002, way)
    await walkTo(page, way, 'pay', newEmail())
    await page.getByRole('button', { name: way.words.checkout.orderAndPay, exact: true }).click()
    await page.locator(`button[value="${response}"]`).click()
    await page.waitForURL(/\/checkout\/[^/]+$/)
    await hydrated(page)
  },
})

/** All scenes to check after a visual change. */
export const scenes: readonly Scene[] = [
  at('home', '/', '/en'),
  at('list', '/vloerkleden', '/en/rugs'),
  at('list filtered', '/vloerkleden/Kleur:blauw', '/en/rugs/Kleur:blauw'),
  at('list of the second page', '/vloerkleden?page=2', '/en/rugs?page=2'),
  at('list of hubs', '/hubs', '/en/hubs'),
  at('landing of plants', '/planten', '/en/plants'),
  at('product', '/product/1002/vloerkleed-zandvoort-blauw-160x230', '/en/product/1002/rug-zandvoort-blue-160x230'),
  at('made to measure', '/product/1001/vloerkleed-op-maat', '/en/product/1001/made-to-measure-rug'),
  at(
    'made to measure, measured',
    '/product/1001/vloerkleed-op-maat?measure.vorm.width=240&measure.vorm.length=340',
    '/en/product/1001/made-to-measure-rug?measure.vorm.width=240&measure.vorm.length=340',
  ),
  at('product 2205', '/product/2205', '/en/product/2205'),
  at('product 2401', '/product/2401', '/en/product/2401'),
  at('product 2501', '/product/2501', '/en/product/2501'),
  at('wish list, empty', '/verlanglijst', '/en/wishlist'),
  {
    name: 'wish list',
    size: 'page',
    come: async (page, way) => {
      await open(page, way.product.path)
      await page.getByRole('button', { name: way.words.wishlist.keep.replace('{title}', way.product.title) }).click()
      await open(page, way.prefix === '' ? '/verlanglijst' : '/en/wishlist')
    },
  },
  at('search results', '/zoeken?q=wol', '/en/search?q=wool'),
  at('search without results', '/zoeken?q=xqzw', '/en/search?q=xqzw'),
  at('contact', '/contact', '/en/contact'),
  at('journal', '/blogs', '/en/blogs'),
  at('events', '/events', '/en/events'),
  at('reviews', '/reviews', '/en/reviews'),
  at('put together', '/samenstellen', '/en/put-together'),
  at('delivery information', '/bezorgen', '/en/delivery-information'),
  at('business', '/products', '/en/products'),
  ...['webshop', 'pricing', 'manifesto'].map((name) => at(name, `/${name}`, `/en/${name}`)),
  ...['customers', 'orders', 'point-of-sale', 'products', 'purchases', 'webshop'].map((name) =>
    at(`business ${name}`, `/products/${name}`, `/en/products/${name}`),
  ),
  at('story', '/blogs/waarom-wol', '/en/blogs/why-wool'),
  at('legal guarantee', '/wettelijke-garantie', '/en/legal-guarantee'),
  at('terms', '/voorwaarden', '/en/terms'),
  at('accessibility', '/toegankelijkheid', '/en/accessibility'),
  at('order of a guest', '/bestelling', '/en/order'),
  at('withdrawal', '/herroepen', '/en/withdraw'),
  at('new password', '/account/reset', '/en/account/reset'),
  at('confirmed address', '/account/email?token=example', '/en/account/email?token=example'),
  at('not found', '/bestaat/niet', '/en/not/there'),
  at('login', '/account/login', '/en/account/login'),
  at('register', '/account/register', '/en/account/register'),
  at('checkout without a cart', '/checkout', '/en/checkout'),
  {
    name: 'filter sheet',
    size: 'screen',
    widths: phone,
    come: async (page, way) => {
      await open(page, way.category.path)
      await page.getByRole('link', { name: /^Filter/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'search overlay',
    size: 'screen',
    come: async (page, way) => {
      await open(page, way.home)
      await page.keyboard.press('Control+k')
      await page.keyboard.type(way.product.title, { delay: 40 })
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'menu',
    size: 'screen',
    widths: phone,
    come: async (page, way) => {
      await open(page, way.home)
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu panel',
    size: 'screen',
    widths: screen,
    come: async (page, way) => {
      await open(page, way.home)
      await page.getByRole('banner').getByRole('link', { name: way.category.title, exact: true }).hover()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'cart',
    size: 'screen',
    come: async (page, way) => {
      await putInCart(page, 1002, way)
      await putInCart(page, 2401, way)
      await open(page, way.home)
      await cartButton(page, way).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart without anything',
    size: 'screen',
    come: async (page, way) => {
      await open(page, way.home)
      await cartButton(page, way).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'checkout login',
    size: 'page',
    come: async (page, way) => {
      await putInCart(page, 1002, way)
      await open(page, `${way.prefix}/checkout`)
      await page.getByLabel(way.words.account.email).fill('actief@thuishaven.test')
      await page.getByRole('button', { name: way.words.checkout.next, exact: true }).click()
      await page.waitForURL(/\/checkout\/login/)
    },
  },
  {
    name: 'checkout 1 with faults',
    size: 'page',
    come: async (page, way) => {
      await putInCart(page, 1002, way)
      await walkTo(page, way, 'information', newEmail())
      await page.getByRole('button', { name: way.words.checkout.toDelivery, exact: true }).click()
      await page.locator('[aria-invalid="true"]').last().waitFor()
    },
  },
  step('checkout 1 information', 'information'),
  step('checkout 2 delivery', 'delivery'),
  step('checkout 3 overview', 'overview'),
  step('checkout 4 pay', 'pay'),
  result('paid', 'pay'),
  result('payment cancelled', 'cancel'),
  result('payment failed', 'fail'),
  result('payment pending', 'open'),
  customers('account overview', '/account/overview'),
  customers('account orders', '/account/orders'),
  customers('account order', '/account/orders/order-250017'),
  customers('account invoices', '/account/invoices'),
  customers('account tickets', '/account/tickets'),
  customers('account information', '/account/information'),
  ...['specifications', 'variations', 'description', 'readMore', 'mediagallery', 'discountCoupons', 'cookieWall'].map(panel),
  {
    name: 'without a program',
    size: 'page',
    come: async (page, way) => {
      await page.route('**/assets/**', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()))
      await visit(page, way.product.path)
    },
  },
]

export const sceneCalled = (name: string): Scene => {
  const scene = scenes.find((one) => one.name === name)
  if (scene === undefined) throw new Error(`tools/pictures/scenes.ts has no scene "${name}"`)
  return scene
}
