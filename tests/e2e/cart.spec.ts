import type { Locator, Page, Route } from '@playwright/test'
import { cartButton, cartPanel, cents, heading, mark, open, putInCart, reload } from './guest.ts'
import { rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page): Locator => cartPanel(page, way)
const rug = way.product.title
const quantity = (page: Page, title = rug): Locator => panel(page).getByRole('spinbutton', { name: `Aantal van ${title}` })
const more = (page: Page, title = rug): Locator => panel(page).getByRole('button', { name: `Eén meer van ${title}` })
const count = (page: Page): Locator => page.getByTestId('cart-count')
const total = (page: Page): Locator => page.getByTestId('cart-total')

/** Opens the shop with one rug in the cart and the cart open. */
const openCart = async (page: Page, productId = 1002): Promise<void> => {
  await putInCart(page, productId)
  await open(page, '/contact')
  await expect(count(page)).toHaveText('1')
  await cartButton(page, way).click()
  await expect(panel(page)).toHaveAttribute('data-state', 'open')
}

/** Delays the backend's responses to cart lines until `letGo` is called. */
const holdLines = async (page: Page): Promise<{ readonly waiting: () => number; readonly letGo: () => Promise<void> }> => {
  const held: Route[] = []
  let open = false
  await page.route('**/api/v2/cart/lines**', (route) => {
    if (open) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    waiting: () => held.length,
    letGo: async () => {
      open = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

/** Number of frames between the next click and the moment `selector` shows `text`. */
const framesUntil = async (page: Page, selector: string, text: string): Promise<() => Promise<number>> => {
  await page.evaluate(
    ([where, what]) => {
      const look = (frames: number): void => {
        const found = document.querySelector(where)
        const shown = found instanceof HTMLInputElement ? found.value : found?.textContent
        if (shown === what || frames > 600) document.documentElement.dataset['frames'] = String(frames)
        else requestAnimationFrame(() => look(frames + 1))
      }
      addEventListener('click', () => requestAnimationFrame(() => look(1)), { once: true, capture: true })
    },
    [selector, text] as const,
  )
  return async () => {
    const frames = page.locator('html[data-frames]')
    await expect(frames).toHaveCount(1)
    return Number(await frames.getAttribute('data-frames'))
  }
}

test('CRT-03 CRT-07 an added product is counted in the next frame, however late the backend responds', async ({ page }) => {
  const lines = await holdLines(page)
  await open(page, way.product.path)
  const frames = await framesUntil(page, '[data-testid="cart-count"]', '1')
  await page.getByRole('button', { name: product.add, exact: true }).click()
  expect(await frames()).toBe(1)
  await expect(panel(page).getByRole('link', { name: way.product.title })).toBeVisible()
  expect(await cents(total(page))).toBe(rugPrice)
  await expect.poll(lines.waiting).toBe(1)
  const response = page.waitForResponse('**/api/v2/cart/lines')
  await lines.letGo()
  expect((await response).ok()).toBe(true)
  await expect(quantity(page)).toHaveValue('1')
  await expect.poll(() => cents(total(page))).toBe(rugPrice)
})

test('CRT-04 CRT-07 CRT-12 a press on plus shows in the next frame, however late the backend responds', async ({ page }) => {
  await openCart(page)
  const lines = await holdLines(page)
  const frames = await framesUntil(page, '[data-testid="cart-count"]', '2')
  await more(page).click()
  expect(await frames()).toBe(1)
  await expect(quantity(page)).toHaveValue('2')
  expect(await cents(total(page))).toBe(2 * rugPrice)
  await expect.poll(lines.waiting).toBe(1)
  const order = panel(page).getByRole('button', { name: cart.order })
  await expect(order).toHaveAttribute('aria-disabled', 'true')
  await lines.letGo()
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  await expect(quantity(page)).toHaveValue('2')
})

test('CRT-17 a cart line is busy while its change is being sent, and nothing in it moves', async ({ page }) => {
  await openCart(page)
  const lines = await holdLines(page)
  const line = panel(page).getByRole('list', { name: cart.lines }).getByRole('listitem').first()
  const height = (await line.boundingBox())?.height
  await more(page).click()
  await expect(line).toHaveAttribute('aria-busy', 'true')
  expect((await line.boundingBox())?.height).toBe(height)
  await lines.letGo()
  await expect(line).not.toHaveAttribute('aria-busy', 'true')
})

test('CRT-06 after the backend lowers a quantity no status shows the requested number, and the refusal is announced once', async ({
  page,
}) => {
  await openCart(page, 1004)
  const title = (await panel(page).getByRole('list', { name: cart.lines }).getByRole('link').first().innerText()).trim()
  for (let pressed = 0; pressed < 6; pressed += 1) await more(page, title).click()
  await expect(quantity(page, title)).toHaveValue('3')
  await expect(panel(page).getByText('Aantal is nu')).toHaveCount(0)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Er zijn er nog maar 3' })).toHaveCount(1)
})

test('CRT-01 CRT-04 CRT-06 a typed quantity is applied, and is still there after a reload', async ({ page }) => {
  await openCart(page)
  await quantity(page).fill('5')
  await expect(count(page)).toHaveText('5')
  await expect.poll(() => cents(total(page))).toBe(5 * rugPrice)
  await expect(panel(page).getByRole('button', { name: cart.order })).toBeEnabled()
  await reload(page)
  await expect(count(page)).toHaveText('5')
  await cartButton(page, way).click()
  await expect(quantity(page)).toHaveValue('5')
})

test('CRT-04 letters cannot be typed into a quantity, which stays a plain number', async ({ page }) => {
  await openCart(page)
  await quantity(page).press('ControlOrMeta+a')
  await page.keyboard.type('1e2')
  await expect(quantity(page)).toHaveValue('12')
  await expect(count(page)).toHaveText('12')
})

test('VAL-09 a held plus button counts on until it is released; a typed quantity becomes a whole number within its limits', async ({
  page,
}) => {
  await openCart(page)
  // The backend's quantity does not matter here.
  await holdLines(page)
  const requestsSoFar = async (): Promise<number> => Number(await quantity(page).inputValue())
  await more(page).hover()
  await page.mouse.down()
  await expect.poll(requestsSoFar).toBeGreaterThan(4)
  await page.mouse.up()
  const held = await requestsSoFar()
  await quantity(page).fill('12000')
  await expect(quantity(page)).toHaveValue('9999')
  expect(held).toBeLessThan(9999)
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true')
  await quantity(page).fill('2.5')
  await expect(quantity(page)).toHaveValue('2')
  await expect(count(page)).toHaveText('2')
})

test('CRT-09 CRT-11 at 1280 × 800 the footer of the cart takes a quarter at most, a discount included; a printed cart has only its lines and sums', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await putInCart(page)
  await open(page, '/contact?panel=discountCoupons')
  await panel(page).getByRole('textbox', { name: cart.couponCode }).fill('WELKOM10')
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('footer')).toContainText(cart.discount)
  expect((await panel(page).locator('footer').boundingBox())?.height).toBeLessThanOrEqual(200)
  const order = panel(page).getByRole('button', { name: cart.order, exact: true })
  await expect(order).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(panel(page).getByRole('link', { name: way.product.title })).toBeVisible()
  await expect(panel(page).getByTestId('cart-total')).toBeVisible()
  await expect(order).toBeHidden()
  await expect(page.locator('main')).toBeHidden()
})

test.describe('the panel closes', () => {
  test('PNL-02 PNL-03 PNL-06 the cart panel closes by Escape, its button and the underlay; the page does not scroll meanwhile', async ({
    page,
  }) => {
    await openCart(page)
    const isStill = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
    const isClosed = async (): Promise<void> => {
      await expect(panel(page)).toHaveCount(0)
      await expect(cartButton(page, way)).toBeFocused()
      expect(await isStill()).toBe(false)
    }
    expect(await isStill()).toBe(true)
    await page.keyboard.press('Escape')
    await isClosed()
    await cartButton(page, way).click()
    await panel(page).getByRole('link', { name: cart.close }).click()
    await isClosed()
    await cartButton(page, way).click()
    // The frame after the press shows the panel; the underlay comes with the next one.
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    // The second press of a double click is of what the first one opened.
    await page.mouse.move(100, 500)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(panel(page)).toHaveAttribute('data-state', 'open')
    await page.mouse.click(100, 500)
    await isClosed()
  })

  test('PNL-03 CRT-09 the cart panel closes on navigation, and the next page can be used from its first frame', async ({ page }) => {
    await openCart(page)
    const isSame = await mark(page)
    await page.evaluate((title) => {
      const watcher = new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent !== title) return
        watcher.disconnect()
        requestAnimationFrame(() => {
          document.documentElement.dataset['covered'] = String(document.querySelector('dialog:modal') !== null)
        })
      })
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    }, way.product.title)
    await panel(page).getByRole('link', { name: way.product.title }).click()
    await expect(heading(page, way.product.title)).toBeVisible()
    await expect(page).toHaveURL(way.product.path)
    await expect(panel(page)).toHaveCount(0)
    expect(await isSame()).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('data-covered', 'false')
  })

  test('PNL-03 the cart panel closes by the browser’s Back button', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('navigation', { name: way.words.shell.mainMenu }).getByRole('link', { name: 'Planten', exact: true }).click()
    await expect(page).toHaveURL('/planten')
    await cartButton(page, way).click()
    await expect(panel(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(panel(page)).toHaveCount(0)
  })
})
