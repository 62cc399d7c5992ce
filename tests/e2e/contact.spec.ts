import type { Page } from '@playwright/test'
import { follow, open } from './guest.ts'
import { ways } from './ways.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { settingsLoaded } from './settle.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const widget = (page: Page) => page.getByRole('complementary', { name: 'Contact' })

/** Buttons, fields and card texts that the widget covers on screen, including those of a phone's buy bar and of the footer. */
const covered = (page: Page): Promise<readonly string[]> =>
  widget(page).evaluate((element) => {
    const own = element.getBoundingClientRect()
    const touches = (box: DOMRect): boolean =>
      box.width > 0 && box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom
    return Array.from(
      document.querySelectorAll(
        ':is(header, main, aside, footer) :is(button, input, select, summary, [data-testid="buy-bar"], article > :is(div, h2, h2 ~ *, h3, h3 ~ *))',
      ),
    )
      .filter((other) => !element.contains(other) && touches(other.getBoundingClientRect()))
      .map((other) => other.outerHTML.slice(0, 80))
  })

for (const path of [ways.nld.product.path, '/product/1001/vloerkleed-op-maat', '/vloerkleden']) {
  test(`WID-01 the contact widget covers no button, field or card price of ${path}, at any width and scroll position`, async ({ page }) => {
    await open(page, path)
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(widget(page)).toBeVisible()
      const depth = Math.min(4000, await page.evaluate(() => document.documentElement.scrollHeight))
      for (let top = 0; top < depth + 230; top += 230) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top < depth ? top : 1_000_000)
        await expect.poll(() => covered(page), { message: `${width} px, scrolled to ${top}` }).toEqual([])
      }
    }
  })
}

test('WID-01 the contact widget moves out of the way of the next page’s content, without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/vloerkleden')
  await expect(widget(page)).toBeVisible()
  await page.locator('main article a[href*="/product/1002"]').first().press('Enter')
  await expect(page.getByTestId('buy-bar')).toBeVisible()
  await expect.poll(() => covered(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ locale: 'en-US', consent: null })

  test('WID-01 LOC-01b the contact widget is below the consent wall, and waits while the line offers another language', async ({
    page,
  }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => localStorage.clear()).catch(() => undefined)
      await open(page, '/product/1004')
      const hidden = page.locator('aside', { has: page.locator('[aria-controls="contact-ways"]') })
      await expect(hidden).toHaveCount(1)
      const isReached = (): Promise<boolean> =>
        hidden.evaluate((element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
        })
      expect(await isReached()).toBe(false)
      await page.keyboard.press('Escape')
      const offer = page.getByRole('link', { name: 'View this page in English' })
      await expect(offer).toBeVisible()
      await expect(hidden).toBeHidden()
      // As long as a finger presses: meanwhile the line must not move to another place.
      await page.getByRole('button', { name: 'Nederlands houden' }).click({ delay: 400 })
      await expect(offer).toHaveCount(0)
      await expect
        .poll(async () => {
          // The page grows while it is scrolled.
          await hidden.scrollIntoViewIfNeeded()
          return isReached()
        })
        .toBe(true)
    }
  })
})

test('WID-01 where the page has no margin the contact widget stands at the end of every page, over no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/verlichting')
  const widget = page.locator('aside', { has: page.locator('[aria-controls="contact-ways"]') })
  await expect(widget).toHaveCSS('position', 'static')
  // A footer that is laid out when it comes in view would push the widget away while it is pressed.
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  await widget.getByRole('button').click({ delay: 300 })
  await expect(widget.getByRole('link').first()).toBeVisible()
  await follow(page, '/product/1004')
  await expect(page.getByRole('heading', { level: 1, name: /Turfschip/ })).toBeVisible()
  await expect(widget).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 1100, height: 844 })
  await expect(widget).toHaveCSS('position', 'fixed')
})

test.describe('by configuration', () => {
  const test = ownShopTest

  interface ReceivedResponse {
    readonly data: { readonly support: Record<string, unknown>; readonly content: Record<string, unknown> }
  }

  test('WID-01 each of the two settings turns the contact widget off; without a WhatsApp number it has no such link', async ({
    page,
    shop,
  }) => {
    let edit: (response: ReceivedResponse) => void = () => undefined
    shop.line.change(/\/api\/v2\/app/, (body) => {
      const response = JSON.parse(body) as ReceivedResponse
      edit(response)
      return JSON.stringify(response)
    })
    /** The shop caches settings, and pages rendered with them, for a few seconds. */
    const shows = async (change: typeof edit, isShown: boolean): Promise<void> => {
      edit = change
      await settingsLoaded(page.request, shop)
      await expect
        .poll(
          async () => {
            await open(page, '/contact')
            await page.waitForLoadState('networkidle')
            return widget(page).isVisible()
          },
          { timeout: 20_000 },
        )
        .toBe(isShown)
    }
    await shows(({ data }) => (data.support['contactWidget'] = false), false)
    await shows(() => undefined, true)
    await shows(({ data }) => (data.content['contactWidget'] = false), false)
    await shows(({ data }) => (data.support['whatsappNumber'] = ''), true)
    await widget(page).getByRole('button').click()
    await expect(widget(page).getByRole('link')).toHaveCount(2)
  })
})
