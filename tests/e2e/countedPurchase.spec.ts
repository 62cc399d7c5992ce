import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bankButton, fillInformation, giveEmail, heading, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { cart, checkout, product } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const written = readFileSync(fileURLToPath(new URL('../../docs/checkout.md', import.meta.url)), 'utf8')
/** The number in the table row called `name`. */
const entries = (name: string): number => Number(new RegExp(`^\\| ${name} \\| (\\d+) \\|`, 'm').exec(written)?.[1] ?? Number.NaN)

interface Counted {
  presses: number
  readonly fields: Record<string, number>
}

/** Counts presses, keys and filled fields over all pages of this tab. */
const count = (): void => {
  const read = (): Counted => JSON.parse(sessionStorage.getItem('test.counted') ?? '{"presses":0,"fields":{}}') as Counted
  const write = (change: (counted: Counted) => void): void => {
    const counted = read()
    change(counted)
    sessionStorage.setItem('test.counted', JSON.stringify(counted))
  }
  addEventListener('click', (event) => event.detail > 0 && write((counted) => (counted.presses += 1)), true)
  addEventListener(
    'input',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof HTMLInputElement)
        write(({ fields }) => (fields[`${location.pathname} ${target.name}`] = target.value.length))
    },
    true,
  )
}

test('CHK-01 CHK-07 from the product page to the page of the paid order a guest presses and types as often as documented', async ({
  page,
}) => {
  await page.addInitScript(count)
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()
  await open(page, way.product.path)
  await press(product.add)
  await press(cart.order)
  await giveEmail(page, way, `k${Date.now() % 100_000}.van.der.berg@voorbeeld.test`)
  await fillInformation(page, way)
  for (const name of [checkout.toDelivery, checkout.toOverview, checkout.toPay, checkout.orderAndPay]) await press(name)
  await bankButton(page, 'pay').click()
  await expect(heading(page, checkout.result.paid.title)).toBeVisible()
  const { presses, fields } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('test.counted') ?? '{}') as Counted)
  const keys = Object.values(fields).reduce((sum, length) => sum + length, 0)
  expect({ presses, fields: Object.keys(fields).length }).toEqual({ presses: entries('presses'), fields: entries('fields to fill in') })
  // Five keys per second, and 1.5 s to find and reach each field and button.
  expect(keys / 5 + (presses + Object.keys(fields).length) * 1.5).toBeLessThanOrEqual(45)
})
