import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, field, open, openCoupons, putInCart, walkTo } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld

/** Puts a coupon in, and stops the page's clock when the notification of it has just come. */
const applyCoupon = async (page: Page): Promise<Locator> => {
  await page.clock.install()
  await putInCart(page, 1004)
  await open(page, '/contact')
  await cartButton(page, way).click()
  const code = await openCoupons(page, way)
  await expect(code).toBeVisible()
  // A minute that passes while the cart is being requested is a backend that does not answer.
  await page.clock.pauseAt(Date.now() + 60_000)
  await code.fill('WELKOM10')
  await code.press('Enter')
  const toast = cartPanel(page, way).getByRole('listitem').filter({ hasText: way.words.phrases.applyDiscountSuccess })
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50)
        return toast.count()
      },
      { intervals: [50] },
    )
    .toBe(1)
  return toast
}

test.use({ locale: 'nl-NL' })

test('NTF-02 a notification goes after 4.5 s; its bar starts after 0.2 s and ends with it', async ({ page }) => {
  const toast = await applyCoupon(page)
  const bar = await toast.evaluate((item) =>
    item
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getTiming())
      .filter((timing) => Number(timing?.duration) > 1000)
      .map((timing) => [Number(timing?.delay), Number(timing?.delay) + Number(timing?.duration)]),
  )
  expect(bar).toEqual([[200, 4500]])
  // The page's clock went on for up to a second while the program of notifications came.
  await page.clock.runFor(3300)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1300)
  await expect(toast).toHaveCount(0)
})

test('NTF-03 pointer or focus on the notifications stops their time; leaving goes on with what was left', async ({ page }) => {
  const toast = await applyCoupon(page)
  await page.clock.runFor(3000)
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  // The focus does the same, and takes over from the pointer.
  await toast.getByRole('button', { name: way.words.notification.close }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await cartPanel(page, way).getByRole('spinbutton').first().focus()
  await page.clock.runFor(900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1200)
  await expect(toast).toHaveCount(0)
  await expect(cartPanel(page, way).locator('ol[aria-live="polite"]')).toHaveCount(1)
})

const sizes = [
  [1280, 900],
  [390, 844],
  [320, 568],
] as const
const things = ':is(button, input, select, summary, [data-clear], [data-testid="cart-total"])'

/** What of the shop's own lies under an element, and under what else: the whole page, or the panel that the element stands in. */
const under = (element: Locator, among = things): Promise<readonly string[]> =>
  element.evaluate((above, selector) => {
    const own = above.getBoundingClientRect()
    return Array.from((above.closest('dialog') ?? document.body).querySelectorAll(selector))
      .filter(
        (other) => other.closest('dialog') === above.closest('dialog') && other.closest('[data-toasts]') === null && !above.contains(other),
      )
      .filter((other) => {
        const { left, right, width: wide, ...lines } = other.getBoundingClientRect().toJSON() as DOMRect
        let { top, bottom } = lines
        // Of what scrolls within something only the part that it shows.
        for (let around = other.parentElement; around !== null && around !== document.body; around = around.parentElement) {
          if (getComputedStyle(around).overflowY === 'visible') continue
          const shown = around.getBoundingClientRect()
          ;[top, bottom] = [Math.max(top, shown.top), Math.min(bottom, shown.bottom)]
        }
        return wide > 0 && top < bottom && left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
      .map((other) => other.outerHTML.slice(0, 120))
  }, among)

// A program that does not come, and an address that is not found, are what these notifications are about.
test.describe('at every size of the window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/ERR_FAILED|dynamically imported|checkout\/address/] })

  /** Does this at each size, from the largest to the smallest. */
  const atEachSize = async (page: Page, act: (width: number) => Promise<void>): Promise<void> => {
    for (const [width, height] of sizes)
      await test.step(`${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height })
        await act(width)
      })
  }

  test('NTF-01 a notification covers no total and no button of the panel that contains it', async ({ page }) => {
    await putInCart(page, 1004)
    await open(page, way.product.path)
    await cartButton(page, way).click()
    const quantity = cartPanel(page, way).getByRole('spinbutton', { name: 'Aantal van Tafellamp Turfschip' })
    const toast = cartPanel(page, way).getByRole('listitem').filter({ hasText: 'Er zijn er nog maar 3 op voorraad.' })
    await atEachSize(page, async () => {
      await quantity.fill('9')
      await expect(toast).toBeVisible()
      await expect(page.getByTestId('cart-total')).toBeInViewport()
      expect(await under(toast)).toEqual([])
      await toast.getByRole('button', { name: way.words.notification.close }).click()
      await expect(toast).toHaveCount(0)
    })
  })

  /** What stays above the page: the header, and on phones the notifications too. */
  const above = (page: Page): Locator => page.getByRole('banner').locator('..')
  const toastOf = (page: Page): Locator =>
    page.getByRole('region', { name: way.words.notification.region }).getByRole('listitem').filter({ visible: true })

  /** A notification that comes lies over nothing, and where it takes room above the page nothing that was in plain view is under it then. */
  const coversNothing = async (page: Page, width: number, show: () => Promise<unknown>): Promise<void> => {
    await above(page).evaluate((top, selector) => {
      const line = top.getBoundingClientRect().bottom
      for (const thing of document.querySelectorAll(selector)) thing.toggleAttribute('data-seen', thing.getBoundingClientRect().top >= line)
    }, things)
    await show()
    await expect(toastOf(page)).toHaveCount(1)
    await expect(toastOf(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => under(above(page), `${things}[data-seen]`)).toEqual([])
    const flows = await toastOf(page).evaluate((item) => getComputedStyle(item.closest('section') ?? item).position !== 'fixed')
    expect(flows).toBe(width < 640)
    if (!flows) await expect.poll(() => under(toastOf(page))).toEqual([])
    await toastOf(page).getByRole('button', { name: way.words.notification.close }).click()
    await expect(toastOf(page)).toHaveCount(0)
  }

  for (const [name, path] of [
    ['a product', way.product.path],
    ['a list', way.category.path],
  ] as const) {
    test(`NTF-01 a notification lies over no button and no total of ${name}, wherever one has scrolled`, async ({ page }) => {
      await page.route(/assets\/panel-[^/]*\.js$/, (route) => route.abort())
      await open(page, path)
      // The last that comes of a page by itself.
      await expect.poll(() => page.locator('main [data-corner]').count()).toBeGreaterThan(0)
      await atEachSize(page, async (width) => {
        for (const top of [0, 260, 700, 1500]) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
          // The page was loaded anew for the missing file a moment ago, so it is told now.
          await page.evaluate(() => sessionStorage.setItem('thuishaven.loaded', JSON.stringify({ [location.pathname]: Date.now() })))
          await coversNothing(page, width, () => page.keyboard.press('Control+k'))
        }
      })
    })
  }

  test('NTF-01 a notification lies over no button and no total of the checkout', async ({ page }) => {
    await putInCart(page)
    await walkTo(page, way, 'information')
    await field(page, way.words.account.zipCode).fill('9999 ZZ')
    const number = field(page, way.words.account.houseNumber)
    await atEachSize(page, async (width) => {
      await number.focus()
      await coversNothing(page, width, () => number.pressSequentially('1'))
    })
  })
})
