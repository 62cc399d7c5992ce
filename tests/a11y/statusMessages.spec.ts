import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/strictConsoleTest.ts'
import { card, field, fillInformation, newEmail, open, openFacet, putInCart, walkTo } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'

const way = ways.nld
const { account, checkout } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** What comes into the live regions of the page, as it comes; those behind an open dialog are not heard. */
const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], output'
    new MutationObserver((changes) => {
      const received = new Set<Element>()
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        const modal = document.querySelector('dialog:modal')
        if (region && (modal === null || modal.contains(region))) received.add(region)
      }
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element) for (const alert of node.querySelectorAll('[role="alert"]')) received.add(alert)
      for (const region of received) if (region.textContent.trim() !== '') heard.push(region.textContent.trim())
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CAT-11 a filter that is chosen in the sheet announces how many products are left', async ({ page }) => {
    await open(page, '/vloerkleden')
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await openFacet(sheet, 'Kleur')
    const heard = await listen(page)
    await sheet.getByRole('link', { name: /^Blauw/ }).click()
    await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
    const show = await sheet.getByRole('button', { name: /^Toon \d+ resultaten$/ }).innerText()
    await expect.poll(heard).toContain(show.replace('Toon ', '').trim())
  })
})

test('CHK-06 a change of delivery is announced with the new total', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'delivery')
  const total = page.getByTestId('order-total')
  // The delivery that the shop proposes is in it.
  await expect(total).toHaveText(/346,95/)
  const heard = await listen(page)
  await card(page, 'DHL').click()
  await expect(total).toHaveText(/347,95/)
  await expect.poll(heard).toContain(`${way.words.cart.total} ${await total.innerText()}`)
})

test('VAL-07 each fault of a form is heard once, with one sentence over all of them', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'information', newEmail())
  const heard = await listen(page)
  await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
  const faults = page.getByRole('main').getByRole('list').filter({ hasText: 'Vul je voornaam in.' })
  await expect(faults.getByRole('listitem')).toHaveCount(5)
  const timesHeard = async (message: string): Promise<number> => (await heard()).join('\n').split(message).length - 1
  await expect.poll(() => timesHeard('Niet alle velden zijn ingevuld.')).toBe(1)
  for (const message of await faults.getByRole('listitem').allInnerTexts())
    expect([message, await timesHeard(message)]).toEqual([message, 1])
})

test('CAT-12 a filter is announced by its name with the number of products, another page of the list by its number', async ({ page }) => {
  await open(page, '/vloerkleden')
  const heard = await listen(page)
  await openFacet(page.getByRole('navigation', { name: 'Filters' }), 'Kleur')
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^Blauw/ })
    .click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ producten: Blauw$/))
  await page.getByRole('link', { name: /^Verwijder filter/ }).click()
  await expect(page).toHaveURL('/vloerkleden')
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^\d+ producten$/)
  await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Vloerkleden – pagina 2', exact: true })).toBeFocused()
})

test('VAL-07 the number of errors in a form is not announced again when they are corrected', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'information', newEmail())
  await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await fillInformation(page, way)
  const heard = await listen(page)
  await field(page, account.lastName).press('Enter')
  await expect(page).toHaveURL(way.steps.delivery)
  expect((await heard()).filter((text) => /kloppen|ingevuld/.test(text))).toEqual([])
})
