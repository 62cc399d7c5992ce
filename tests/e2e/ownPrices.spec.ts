import type { Page } from '@playwright/test'
import { cartButton, cartPanel, field, follow, open, putInCart } from './guest.ts'
import { ways } from './ways.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
test.use({ locale: 'nl-NL' })

/** The Zuiderzee rug costs everyone € 979,-; Anna has agreed on ten per cent less. */
const list = '/vloerkleden/Kleur:blauw/Maat:groot'
const everyones = /€\s979,-/
const own = /€\s881,10/

const rug = (page: Page) => page.locator('#list article', { hasText: 'Zuiderzee' })
const priceRequests = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/prices(?:\/\d+)?$/.test(new URL(request.url()).pathname)) requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return requests
}
const logIn = async (page: Page): Promise<void> => {
  await field(page, way.words.account.email).fill('actief@thuishaven.test')
  await field(page, way.words.account.password).fill('Welkom01')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/overview/)
}

test('CAT-13 PRD-10 CRT-14 no page, list, search or cart of a visitor requests customer prices', async ({ page }) => {
  const requests = priceRequests(page)
  await putInCart(page, 1007)
  await open(page, list)
  await expect(rug(page)).toContainText(everyones)
  await rug(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/1007\//)
  await follow(page, '/zoeken?q=zuiderzee')
  await expect(rug(page)).toContainText(everyones)
  await cartButton(page, way).click()
  await expect(cartPanel(page, way).getByRole('listitem').first()).toBeVisible()
  expect(requests).toEqual([])
})

test('CAT-13 PRD-10 a customer sees the own prices after login, without anything moving, and they are gone after logout', async ({
  page,
}) => {
  const requests = priceRequests(page)
  await open(page, list)
  await expect(rug(page)).toContainText(everyones)
  await follow(page, '/account/login')
  await logIn(page)
  await follow(page, list)
  await expect(rug(page)).toContainText(own)
  // No saving: what was agreed is no reduction of the lowest price of thirty days.
  await expect(rug(page)).not.toContainText(everyones)
  expect(requests).toEqual(['POST /api/v2/prices'])
  await rug(page).getByRole('link').first().click()
  await expect(page.getByRole('main').getByText(own).filter({ visible: true }).first()).toBeVisible()
  await follow(page, '/zoeken?q=zuiderzee')
  await expect(rug(page)).toContainText(own)
  // From the first byte on: there is no other price that could be replaced.
  const shifts = await watchShifts(page)
  await open(page, list)
  await expect(rug(page)).toContainText(own)
  expect(sumOf(await shifts())).toBeLessThan(0.001)
  await follow(page, '/account/overview')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/account/login')
  const before = requests.length
  await follow(page, list)
  await expect(rug(page)).toContainText(everyones)
  await expect(rug(page)).not.toContainText(own)
  expect(requests.length).toBe(before)
})
