import type { Page } from '@playwright/test'
import { cartButton, cartPanel, open, putInCart, reload } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, notification } = way.words

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const count = (page: Page) => page.getByTestId('cart-count')
const panel = (page: Page) => cartPanel(page, way)
const quantity = (page: Page) => panel(page).getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })

const more = (page: Page) => panel(page).getByRole('button', { name: `Eén meer van ${way.product.title}` })
/** Advances the page's clock by `seconds`, one at a time; requests sent in a second are answered before the next one begins. */
const pass = async (page: Page, seconds: number): Promise<void> => {
  let inProgress = 0
  const begins = (): void => void (inProgress += 1)
  const ends = (): void => void (inProgress -= 1)
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  for (let second = 1; second <= seconds; second += 1) {
    await page.clock.runFor(1_000)
    await expect.poll(() => inProgress).toBeLessThanOrEqual(0)
  }
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
}
const openCart = async (page: Page): Promise<void> => {
  await cartButton(page, way).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'open')
}

test.describe('the backend does not accept a cart task', () => {
  test.use({ tolerated: [/status of (?:404|422|429|50[023])|ERR_/] })

  test('CRT-15 after errors and lost connections a cart task stays on the screen with a notice, is sent three times in 10 s at most, and is saved in the end', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    const calls = shop.line.calls().length
    shop.line.fail(/^PUT/, '503', { times: 2 })
    shop.line.fail(/^PUT/, 'reset-after')
    await more(page).click()
    await expect(panel(page).getByText(cart.unsavedTitle)).toBeVisible()
    await expect(quantity(page)).toHaveValue('2')
    await pass(page, 9)
    expect(shop.line.calls().slice(calls).length).toBeLessThanOrEqual(3)
    await expect(quantity(page)).toHaveValue('2')
    shop.line.heal()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(panel(page).getByText(cart.unsavedTitle)).toHaveCount(0)
    await expect(panel(page).getByRole('button', { name: cart.order })).toBeEnabled()
    await reload(page)
    await expect(count(page)).toHaveText('2')
  })

  test('CRT-15c a cart task made offline is sent as soon as the network is back', async ({ page, context, shop }) => {
    await page.clock.install()
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    await context.setOffline(true)
    await more(page).click()
    await expect(panel(page).getByText(cart.unsavedTitle)).toBeVisible()
    // The scheduled retries would come after 1, 5 and 11 s.
    await pass(page, 6)
    const calls = shop.line.calls().length
    await context.setOffline(false)
    await expect.poll(() => shop.line.calls().slice(calls), { timeout: 2_500 }).toContainEqual(expect.stringMatching(/^PUT /))
    await expect(panel(page).getByText(cart.unsavedTitle)).toHaveCount(0)
  })

  // Visible notifications only; the announcement for screen readers is a separate element.
  const notices = (page: Page, message: string) =>
    page.getByRole('region', { name: notification.region }).getByText(message.replace('{title}', way.product.title))

  test('CRT-15b a cart task that the backend never decides on is given up after minutes, with a notification', async ({ page, shop }) => {
    await page.clock.install()
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    shop.line.fail(/^PUT/, '500')
    const responses: string[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'PUT') responses.push(request.url())
    })
    await more(page).click()
    // In steps shorter than the patience with a request: a response that the page has yet to read does not count as silence.
    while (responses.length < 18) {
      await page.clock.runFor(2_000)
      const shown = await notices(page, cart.lostErrors).count()
      if (responses.length < 18) expect(shown).toBe(0)
    }
    // The last response has arrived, but the page may have yet to read it, and shows nothing while its clock stands.
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return notices(page, cart.lostErrors).count()
      })
      .toBe(1)
    await page.clock.runFor(60_000)
    await expect(quantity(page)).toHaveValue('1')
    expect(responses).toHaveLength(18)
  })

  test('CRT-15 NET-01 the cart sends nothing for as long as the backend’s Retry-After demands', async ({ page, shop }) => {
    await page.clock.install()
    await putInCart(page)
    await open(page, '/contact')
    await openCart(page)
    shop.line.fail(/^PUT/, '429', { times: 1, retryAfter: 4 })
    const calls = shop.line.calls().length
    await more(page).click()
    await expect(panel(page).getByText(cart.unsavedTitle)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await pass(page, 2)
    expect(shop.line.calls().slice(calls)).toHaveLength(1)
    await pass(page, 3)
    await expect(panel(page).getByText(cart.unsavedTitle)).toHaveCount(0)
    await expect(quantity(page)).toHaveValue('2')
  })
})
