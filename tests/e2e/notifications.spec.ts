import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, open, putInCart, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld

/** Asks for more pieces than there are, and stops the page's clock when the notification has just come. */
const askTooMuch = async (page: Page): Promise<Locator> => {
  await page.clock.install()
  await putInCart(page, 1004)
  await open(page, '/contact')
  await cartButton(page, way).click()
  const quantity = cartPanel(page, way).getByRole('spinbutton', { name: 'Aantal van Tafellamp Turfschip' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await quantity.fill('9')
  const toast = cartPanel(page, way).getByRole('listitem').filter({ hasText: 'Er zijn er nog maar 3 op voorraad.' })
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
  const toast = await askTooMuch(page)
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
  const toast = await askTooMuch(page)
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
  await expect(cartPanel(page, way).locator('[aria-live="polite"]')).toHaveCount(1)
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('NTF-01 a notification lies over no total and no button, of the panel that it stands in', async ({ page }) => {
      /** What of the shop's own the notification covers. */
      const covered = (toast: Locator): Promise<readonly string[]> =>
        toast.evaluate((item) => {
          const own = item.getBoundingClientRect()
          const place = item.closest('dialog') ?? document.querySelector('main')
          return Array.from(
            place?.querySelectorAll('button, input, select, summary, footer, [data-clear], [data-testid="cart-total"]') ?? [],
          )
            .filter((other) => !item.closest('section')?.contains(other) && !other.contains(item))
            .filter((other) => {
              const { left, right, top, bottom, width: wide } = other.getBoundingClientRect()
              return wide > 0 && left < own.right && own.left < right && top < own.bottom && own.top < bottom
            })
            .map((other) => other.outerHTML.slice(0, 80))
        })
      await putInCart(page, 1004)
      await open(page, way.product.path)
      await cartButton(page, way).click()
      await cartPanel(page, way).getByRole('spinbutton', { name: 'Aantal van Tafellamp Turfschip' }).fill('9')
      const sentence = 'Er zijn er nog maar 3 op voorraad.'
      const inPanel = cartPanel(page, way).getByRole('listitem').filter({ hasText: sentence })
      await expect(inPanel).toBeVisible()
      await expect(page.getByTestId('cart-total')).toBeInViewport()
      expect(await covered(inPanel)).toEqual([])
    })
  })
}
