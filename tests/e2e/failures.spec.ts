import type { Locator, Page } from '@playwright/test'
import { cartPanel, field, follow, heading, open, putInCart, visit, walkTo } from './guest.ts'
import { ways } from './ways.ts'
import { startOwnShop } from './ownShop.ts'
import type { OwnShop } from './ownShop.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout, error, phrases } = way.words

interface Shops {
  /** Starts a shop for this test alone. */
  readonly another: typeof startOwnShop
}

/** Every test here has the shop and its backend to itself, because the backend's scenarios hold for all who ask it. */
const test = ownShopTest.extend<Shops>({
  another: async ({ page }, use) => {
    const started: OwnShop[] = []
    await use(async (options) => {
      const shop = await startOwnShop(options)
      started.push(shop)
      return shop
    })
    // What the page still asks for would fail without its shop.
    await page.close()
    for (const shop of started) await shop.stop()
  },
})

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test.describe('the backend is away', () => {
  // The browser itself reports answers of 502 and 503.
  test.use({ tolerated: [/status of 50[23]/] })

  for (const [language, address, title, category] of [
    ['in Dutch', '/vloerkleden', 'Verbindingsfout', 'Vloerkleden'],
    ['in English', '/en/rugs', 'Connection error', 'Rugs'],
  ] as const) {
    test(
      `CFG-01 CFG-02 without a backend the shop answers 503 with a message and comes back by itself, ${language}`,
      { tag: '@staged' },
      async ({ page, another }) => {
        const shop = await another({ withBackend: false })
        const response = await visit(page, shop.address + address)
        expect(response?.status()).toBe(503)
        expect(response?.headers()['retry-after']).toBe('10')
        await expect(heading(page, title)).toBeVisible()
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await shop.startBackend()
        await expect(heading(page, category)).toBeVisible({ timeout: 20_000 })
      },
    )
  }

  test(
    'RTE-16 CAT-01 when the backend fails under an open page, the next page reports it and offers a retry',
    { tag: '@staged' },
    async ({ page, another }) => {
      const shop = await another()
      await open(page, `${shop.address}/contact`)
      await shop.stopBackend()
      await follow(page, '/planten')
      await expect(heading(page, error.unavailableTitle)).toBeVisible({ timeout: 20_000 })
      await expect(page).toHaveURL(`${shop.address}/planten`)
      await shop.startBackend()
      await page.getByRole('main').getByRole('link', { name: error.again, exact: true }).click()
      await expect(heading(page, 'Planten')).toBeVisible()
    },
  )

  test(
    'CFG-02 a closed shop reports that it is closed, and a failing one that the connection failed',
    { tag: '@staged' },
    async ({ page, another }) => {
      const shop = await another()
      await shop.scenario('shop-inactive')
      expect((await visit(page, `${shop.address}/en`))?.status()).toBe(503)
      await expect(heading(page, 'Inactive')).toBeVisible()
      await shop.scenario('none')
      await shop.scenario('shop-error')
      expect((await visit(page, `${shop.address}/en`))?.status()).toBe(503)
      await expect(heading(page, 'Connection error')).toBeVisible()
    },
  )

  test('CFG-02 a shop that is closed or out of order shows its name and phone number', { tag: '@staged' }, async ({ page, another }) => {
    const shop = await another()
    // What the backend said in English is remembered for a while; in Dutch nobody has asked yet.
    await visit(page, `${shop.address}/en/contact`)
    for (const scenario of ['shop-inactive', 'shop-error']) {
      await shop.scenario(scenario)
      expect((await visit(page, `${shop.address}/planten`))?.status()).toBe(503)
      await expect(page.getByRole('main')).toContainText('Thuishaven')
      const call = page.getByRole('main').getByRole('link', { name: /^Bel \+31 / })
      await expect(call).toHaveAttribute('href', /^tel:\+31\d+$/)
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await shop.scenario('none')
    }
  })

  test('NET-01 a request that fails once is retried', { tag: '@staged' }, async ({ page, shop }) => {
    await open(page, '/contact')
    await shop.scenario('flaky-503', 1)
    await follow(page, '/planten')
    await expect(heading(page, 'Planten')).toBeVisible()
  })

  test('NET-03 CAT-01 an answer of the wrong form is an error page, never a blank one', { tag: '@staged' }, async ({ page, shop }) => {
    await open(page, '/contact')
    await shop.scenario('malformed')
    await follow(page, '/planten')
    await expect(heading(page, error.unavailableTitle)).toBeVisible()
    await shop.scenario('none')
    await page.getByRole('main').getByRole('link', { name: error.again, exact: true }).click()
    await expect(heading(page, 'Planten')).toBeVisible()
  })

  test('ADR-03b an address service that is down leaves the address to the shopper', { tag: '@staged' }, async ({ page, shop }) => {
    await putInCart(page)
    await walkTo(page, way, 'information')
    await shop.scenario('address-down')
    await field(page, account.zipCode).fill('1011 AB')
    await field(page, account.houseNumber).fill('1')
    await expect(page.getByRole('main').getByText(account.lookupFailed)).toBeVisible()
    await shop.scenario('none')
    await field(page, account.streetName).fill('Kade')
    await field(page, account.city).fill('Delft')
    await expect(field(page, account.streetName)).toHaveValue('Kade')
  })
})

test.describe('a call that fails once', () => {
  // The browser itself reports what it was answered.
  test.use({ tolerated: [/status of (?:4|5)\d\d \(.*\/api\/search/] })

  /** Each passing status and cut, with a word that is searched for nowhere else here. */
  const faults = [
    ['408', 'wachter'],
    ['409', 'zandvoort'],
    ['425', 'hanglamp'],
    ['429', 'tafellamp'],
    ['500', 'kamerlinde'],
    ['502', 'vloerkleed'],
    ['503', 'zuiderzee'],
    ['504', 'baken'],
    ['reset-before', 'grendel'],
    ['reset-after', 'versterker'],
  ] as const

  test('NET-01 a search is retried once after each of the eight temporary statuses and after a lost connection, through the shop’s own server', async ({
    page,
    shop,
  }) => {
    await open(page, '/contact')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    const searches = (): number => shop.line.calls().filter((call) => call === 'POST /api/search').length
    for (const [failure, word] of faults) {
      await test.step(failure, async () => {
        await field.fill('')
        const before = searches()
        shop.line.fail(/^POST \/api\/search$/, failure, { times: 1 })
        await field.fill(word)
        await expect(
          page
            .getByRole('dialog')
            .getByRole('option', { name: new RegExp(word, 'i') })
            .first(),
        ).toBeVisible()
        expect(searches()).toBe(before + 2)
      })
    }
  })
})

test.describe('paying is refused', () => {
  // The browser itself reports answers of 422; the practice bank stands only behind a shop that starts the practice backend itself.
  test.use({ tolerated: [/status of 422|status of 404.*\/api\/bank\//] })

  test(
    'CHK-09 CHK-10 CHK-10b CHK-06 each refusal leads where it can be mended, and then to the bank',
    { tag: '@staged' },
    async ({ page, shop }) => {
      const next = (name: string): Promise<void> => button(page, name).click()
      const backToPay = async (): Promise<void> => {
        await next(checkout.toPay)
        await expect(page).toHaveURL(way.steps.pay)
      }
      const requested = (call: string): Promise<unknown> => page.waitForRequest(`**/api/v2/checkout/${call}`)
      await putInCart(page)
      await walkTo(page, way, 'pay')

      await test.step('icc: stays and says so', async () => {
        await shop.scenario('pay-icc', 1)
        await next(checkout.orderAndPay)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(phrases.checkoutValidateCartFailed)
        await expect(page).toHaveURL(way.steps.pay)
      })

      await test.step('ipoi: the payment methods are asked again', async () => {
        await shop.scenario('pay-ipoi', 1)
        const again = requested('payments')
        await next(checkout.orderAndPay)
        await expect(page).toHaveURL(way.steps.overview)
        await again
        await expect(page.getByText(phrases.checkoutPaymentOptionProviderFailed)).toBeVisible()
        await backToPay()
      })

      await test.step('isoi: the delivery options are asked again', async () => {
        await shop.scenario('pay-isoi', 1)
        const again = requested('delivery')
        await next(checkout.orderAndPay)
        await expect(page).toHaveURL(way.steps.delivery)
        await again
        await expect(page.getByText(phrases.checkoutShippingOptionInvalid)).toBeVisible()
        await next(checkout.toOverview)
        await expect(page).toHaveURL(way.steps.overview)
        await backToPay()
      })

      await test.step('another step: goes to it', async () => {
        await shop.scenario('pay-step-2', 1)
        await next(checkout.orderAndPay)
        await expect(page).toHaveURL(way.steps.delivery)
        await next(checkout.toOverview)
        await expect(page).toHaveURL(way.steps.overview)
        await backToPay()
      })

      await test.step('step cart: opens the cart and says why', async () => {
        await shop.scenario('pay-step-cart', 1)
        await next(checkout.orderAndPay)
        await expect(cartPanel(page, way)).toBeVisible()
        // In the panel, which covers the page.
        const updated = cartPanel(page, way).getByRole('listitem').filter({ hasText: phrases.checkoutCartUpdated })
        await expect(updated).toBeVisible()
        await expect(updated).toContainText(phrases.Attention)
        await cartPanel(page, way).getByRole('button', { name: cart.continue, exact: true }).click()
        await expect(cartPanel(page, way)).toHaveCount(0)
        await expect(page).toHaveURL(way.steps.pay)
      })

      await test.step('icr: home with a notification; the cart is kept', async () => {
        await shop.scenario('pay-icr', 1)
        await next(checkout.orderAndPay)
        await expect(page).toHaveURL('/')
        await expect(page.getByText(phrases.checkoutCustomerInactive).filter({ visible: true })).toBeVisible()
        await expect(page.getByTestId('cart-count')).toHaveText('1')
      })

      await test.step('and then to the bank', async () => {
        await follow(page, way.steps.pay)
        await expect(page).toHaveURL(way.steps.pay)
        await next(checkout.orderAndPay)
        await expect(page).toHaveURL(/\/api\/bank\//)
      })
    },
  )
})
