import { signInAs } from './customer.ts'
import { open } from './guest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('CAT-13 PRD-10 a customer’s list has the own prices from the first byte on, and nothing moves', async ({ page }) => {
  await signInAs(page)
  const shifts = await watchShifts(page)
  await open(page, '/vloerkleden/Kleur:blauw/Maat:groot')
  // The Zuiderzee rug costs everyone € 979,-; Anna has agreed on ten per cent less.
  await expect(page.locator('#list article', { hasText: 'Zuiderzee' })).toContainText(/€\s881,10/)
  expect(sumOf(await shifts())).toBeLessThan(0.001)
})
