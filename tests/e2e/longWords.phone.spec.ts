import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { open, putInCart } from './guest.ts'
import { cutTexts, pseudo, speakPseudo } from './pseudoLocale.ts'
import { words } from './words.ts'

test.use({ locale: 'nl-NL' })

/** The pages of one test share a browser's cache. */
const pages = [
  ['/', '/vloerkleden', '/contact', '/bestaat-niet'],
  ['/product/1001', '/product/1002'],
  ['/account/login', '/account/register', '/checkout'],
] as const

/** Waits until the browser has replaced the server's messages with the pseudo-locale. */
const spoken = (page: Page): Promise<void> => expect(page.getByRole('banner').getByText('⟦').first()).toBeAttached()

test.beforeEach(async ({ context, page }) => {
  await chooseBefore(context)
  await speakPseudo(page)
})

for (const addresses of pages) {
  test(`LOC-04 nothing is cut off at ${addresses.join(', ')} in a language of long words`, async ({ page }) => {
    for (const address of addresses) {
      if (address === '/checkout') await putInCart(page)
      await open(page, address)
      await spoken(page)
      // The buy bar of a product renders later.
      if (address.startsWith('/product/')) await expect(page.getByTestId('buy-bar')).toContainText('⟦')
      expect.soft(await cutTexts(page), address).toEqual([])
    }
  })
}

test('LOC-04 nothing is cut off in the cart and the menu in a language of long words', async ({ page }) => {
  await putInCart(page)
  await open(page, '/vloerkleden')
  await spoken(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: pseudo(words.nld.cart.title).slice(0, -1) })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A panel that is still sliding in extends beyond the screen.
  await expect.poll(() => cutTexts(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: pseudo(words.nld.shell.menu), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A panel that is still sliding in extends beyond the screen.
  await expect.poll(() => cutTexts(page)).toEqual([])
})
