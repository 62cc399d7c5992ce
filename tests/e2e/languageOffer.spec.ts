import type { Page } from '@playwright/test'
import { open } from './guest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'en-US' })

/** Opens an address and waits until the program that may offer another language has run. */
const openQuiet = async (page: Page, address: string): Promise<void> => {
  const program = page.waitForResponse(/assets\/idle-[^/]*\.js$/)
  await open(page, address)
  await page.evaluate((file) => import(file), (await program).url())
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test('LOC-01b a first page in another language than the browser’s is offered in that one, once', async ({ page }) => {
  await open(page, '/vloerkleden/Kleur:blauw?sort=lowest-price')
  const offer = page.getByRole('link', { name: 'View this page in English' })
  await expect(offer).toHaveAttribute('href', '/en/rugs/Kleur:blauw?sort=lowest-price')
  await expect(offer.locator('..')).toHaveAttribute('lang', 'en')
  await offer.click()
  await expect(page).toHaveURL('/en/rugs/Kleur:blauw?sort=lowest-price')
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('eng')
  // Once: a later visit to a Dutch address is left in peace.
  await openQuiet(page, '/planten')
  await expect(offer).toHaveCount(0)
})

test('LOC-01b the offer of a language disappears when it is declined, and moves nothing', async ({ page }) => {
  const shifts = await watchShifts(page)
  await open(page, '/verlichting')
  const offer = page.getByRole('link', { name: 'View this page in English' })
  await expect(offer).toBeVisible()
  expect(sumOf(await shifts())).toBeLessThan(0.001)
  await page.getByRole('button', { name: 'Nederlands houden' }).click()
  await expect(offer).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })

  test('LOC-01b the line makes way: it lies on no button of a list, wherever one scrolls', async ({ page }) => {
    await open(page, '/en/rugs')
    const line = page.getByRole('link', { name: 'Bekijk deze pagina in het Nederlands' }).locator('xpath=ancestor::aside')
    await expect(line).toBeVisible()
    const covered = (): Promise<readonly string[]> =>
      line.evaluate((aside) => {
        const own = (aside.firstElementChild ?? aside).getBoundingClientRect()
        return Array.from(document.querySelectorAll('main button, main input'))
          .filter((button) => button.checkVisibility({ contentVisibilityAuto: true }))
          .filter((button) => {
            const { top, bottom, left, right } = button.getBoundingClientRect()
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top
          })
          .map((button) => button.getAttribute('aria-label') ?? button.textContent)
      })
    const height = await page.evaluate(() => innerHeight)
    for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await page.evaluate((to) => scrollTo(0, to), height * (0.5 + part))
      await expect.poll(covered).toEqual([])
    }
  })
})
