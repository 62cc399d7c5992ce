import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { follow } from '../../tests/components/follow.ts'
import { demoCustomer, visitShop } from '../../tests/components/visitShop.tsx'
import { moved } from '../../tests/movedAddresses.ts'
import { words } from '../../tests/e2e/words.ts'

const { account } = words.nld
const main = (): HTMLElement => screen.getByRole('main')
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const address = (): string => location.pathname + location.search
const robots = (): string | null => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null

describe('pages that are not there', () => {
  for (const [rows, path, showsPath] of [
    ['RTE-09 an unknown path', '/en/does/not-exist', true],
    ['RTE-02 RTE-09 an unknown product', '/en/product/99999/a-rug', true],
    ['RTE-08 a product number that is none', '/en/product/abc', false],
    ['RTE-08 a page number beyond the last', '/en/rugs?page=99', false],
    ['RTE-07 RTE-08 a payment that does not exist', '/en/checkout/pay-00000000', false],
    ['RTE-08 an address that cannot be decoded', '/en/product/%E0%A4%A', false],
  ] as const) {
    it(`ERR-01 RTE-16 ${rows} shows its error page within the shop: ${path}`, async () => {
      const { user, loadedWhole } = await visitShop('/en/contact')
      follow(path)
      await heading('Page Not Found')
      expect(document.title).toMatch(/^Page Not Found/)
      await waitFor(() => expect(robots()).toBe('noindex'))
      expect(main().textContent.includes(showsPath ? `Page not found: ${path}` : `Page not found: `)).toBe(showsPath)
      const home = within(main()).getByRole('link', { name: 'Go back home' })
      expect(home.getAttribute('href')).toBe('/en')
      await user.click(home)
      await waitFor(() => expect(address()).toBe('/en'))
      await waitFor(() => expect(robots()).toBeNull())
      expect(loadedWhole).toEqual([])
    })
  }
})

it('RTE-04 a path may be a category or an article', async () => {
  await visitShop('/videobewaking/cameras')
  await heading('Camera’s')
  follow('/bezorgen')
  expect(await heading('Bezorgen en ophalen')).toBeDefined()
})

it('RTE-10 RTE-16 the account requires a login within the shop, and shows the requested page afterwards', async () => {
  const { user, loadedWhole } = await visitShop('/contact')
  follow('/account/invoices')
  await waitFor(() => expect(address()).toBe('/account/login?return=%2Faccount%2Finvoices'))
  await user.type(await screen.findByLabelText(new RegExp(`^${account.email}`), { selector: 'input' }), demoCustomer.email)
  await user.type(screen.getByLabelText(new RegExp(`^${account.password}\\s*\\*?$`), { selector: 'input' }), demoCustomer.password)
  await user.click(within(main()).getByRole('button', { name: account.login }))
  await waitFor(() => expect(address()).toBe('/account/invoices'))
  expect(loadedWhole).toEqual([])
})

describe('RTE-03 RTE-11 RTE-13 RTE-14 addresses that lead to another page', () => {
  // What the account or the checkout asks for first has tests of its own, and old addresses are known to the shop's server alone.
  for (const [rows, from, status, to] of moved.filter(([rows, from]) => !/RTE-12/.test(rows) && !/\/(account|checkout)/.test(from)))
    it(`RTE-16 ${rows}, within the shop too: ${status} from ${from}`, async () => {
      const { loadedWhole } = await visitShop(from.startsWith('/en') ? '/en/contact' : '/contact')
      follow(from)
      await waitFor(() => expect(address()).toBe(to))
      expect(loadedWhole).toEqual([])
    })

  it('RTE-14 the address that only pointed on does not stay in the history', async () => {
    await visitShop('/contact')
    follow('/maatwerk')
    await waitFor(() => expect(address()).toBe('/product/1001/vloerkleed-op-maat'))
    const title = await screen.findByRole('heading', { level: 1, name: 'Vloerkleed op maat' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    history.back()
    await waitFor(() => expect(address()).toBe('/contact'))
  })

  it('RTE-13 RTE-15 a rule to another site loads that site', async () => {
    const { loadedWhole, leftFor } = await visitShop('/contact')
    follow('/vacatures')
    await waitFor(() => expect([...loadedWhole, ...leftFor]).toEqual(['https://werkenbij.thuishaven.test/']))
  })
})

it('RTE-05 RTE-06 SES-01 a signed-in customer is redirected from the login to the account', async () => {
  await visitShop('/account/information', { customer: demoCustomer })
  await heading(account.informationTitle)
  follow('/account/login')
  await waitFor(() => expect(address()).toBe('/account/overview'))
})
