import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../../tests/components/visitShop.tsx'
import { words } from '../../../tests/e2e/words.ts'

let made = 0

/** A customer of this test alone, with one address, on the page of the account's data. */
const visitAddresses = (prefix: string, further?: object): Promise<VisitedShop> =>
  visitShop(`${prefix}/account/information`, {
    before: async (call) => {
      const login = { email: `adressen-${(made += 1)}@voorbeeld.test`, password: 'Welkom01' }
      await call('POST', '/api/v2/account/register', {
        countryCode: 'NL',
        firstName: 'Noor',
        lastName: 'Vis',
        zipCode: '1011 AB',
        houseNumber: '1',
        streetName: 'Prins Hendrikkade',
        city: 'Amsterdam',
        phoneNumber: '06-12345678',
        password: login.password,
        emailAddress: login.email,
      })
      await call('POST', '/api/v2/account/login', login)
      if (further !== undefined) await call('POST', '/api/v2/account/addresses', further)
    },
  })

const belgian = {
  countryCode: 'BE',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '9000',
  houseNumber: '12',
  houseNumberAddition: 'B',
  streetName: 'Veldstraat',
  city: 'Gent',
}

for (const [language, prefix] of [
  ['nld', ''],
  ['eng', '/en'],
] as const) {
  const { account, phrases } = words[language]
  const panel = (name: string = account.addressNew): Promise<HTMLElement> => screen.findByRole('dialog', { name })
  const list = (): HTMLElement => screen.getByRole('list', { name: account.deliveryAddresses })
  const entry = (text: string): HTMLElement => {
    const found = within(list())
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(text))
    if (found === undefined) throw new Error(`No address with '${text}'.`)
    return found
  }
  const pressIn = async ({ user }: VisitedShop, place: HTMLElement, name: string): Promise<void> =>
    user.click(await within(place).findByRole('button', { name: new RegExp(`^${name}`) }))
  const field = (name: string): Promise<HTMLInputElement> =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name.replaceAll('.', '\\.')}\\s*\\*?$`), { selector: 'input' })
  const type = async ({ user }: VisitedShop, name: string, text: string): Promise<void> => {
    const input = await field(name)
    await user.clear(input)
    await user.type(input, text)
  }
  const search = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: account.addressSearch })
  const options = (name: RegExp): Promise<readonly HTMLElement[]> => screen.findAllByRole('option', { name })
  const chooseFirst = async ({ user }: VisitedShop, name: RegExp): Promise<void> => {
    const [first] = await options(name)
    if (first !== undefined) await user.click(first)
  }
  const begin = async (): Promise<VisitedShop> => {
    const visited = await visitAddresses(prefix)
    await visited.user.click(await screen.findByRole('button', { name: account.addressAdd }))
    await panel()
    return visited
  }
  const save = async (visited: VisitedShop, name?: string): Promise<void> => pressIn(visited, await panel(name), `${account.addressSave}$`)
  const seen = async (text: string): Promise<void> => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  const addressCalls = /^(?:POST|PUT|DELETE) \/api\/v2\/account\/addresses/

  describe(`the address book, ${language}`, () => {
    it(`ADR-01 ADR-04a ADR-04b ADR-09 a customer finds an address street by street, and the whole address fills the form (${language})`, async () => {
      const visited = await begin()
      const { user, bodiesOf } = visited
      for (const name of [
        account.companyName,
        account.firstName,
        account.lastName,
        account.zipCode,
        account.houseNumber,
        account.houseNumberAddition,
      ])
        expect(within(await panel()).getAllByLabelText(name, { exact: false }).length).toBeGreaterThan(0)
      expect(within(within(await panel()).getByLabelText(account.countryCode, { exact: false })).getAllByRole('option')).toHaveLength(2)
      // Invoices go to the only address already.
      expect(screen.queryByText(account.invoiceAddressHint)).toBeNull()
      const searches = () => bodiesOf(/\/checkout\/address\/v2\//) as readonly { readonly context?: string }[]
      const searchField = await search()
      // Typing faster than the debounce.
      for (const value of ['O', 'Oude', 'Oudegr']) fireEvent.change(searchField, { target: { value } })
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(searches()).toHaveLength(0)
      await options(/Oudegracht/)
      expect(searches()).toHaveLength(1)
      await chooseFirst(visited, /Oudegracht/)
      await waitFor(() => expect(searches()).toHaveLength(2))
      expect(searches()[1]?.context).toBeTruthy()
      await user.type(searchField, '40')
      await chooseFirst(visited, /Oudegracht 40/)
      await chooseFirst(visited, /Oudegracht 40-A/)
      expect((await screen.findByTestId('chosen-address')).textContent).toContain('Oudegracht 40')
      expect((await field(account.houseNumber)).value).toBe('40')
      await save(visited)
      await seen(phrases.accountAddressCreateSuccess)
      await waitFor(() => expect(screen.queryByRole('dialog', { name: account.addressNew })).toBeNull())
      expect(within(list()).getAllByRole('listitem')).toHaveLength(2)
      screen.getByText(account.invoiceAddressHint)
      expect(bodiesOf(addressCalls)).toEqual([
        expect.objectContaining({ streetName: 'Oudegracht', houseNumber: '40', address: 'Oudegracht 40 A' }),
      ])
      expect(visited.requests.filter((call) => addressCalls.test(call))).toEqual(['POST /api/v2/account/addresses'])
      expect(Object.keys(bodiesOf(addressCalls)[0] as object)).not.toContain('companyName')
    })

    it(`ADR-07a ADR-07b ADR-07c ADR-08 an address is changed by what changed, made the default, used for invoices and taken away (${language})`, async () => {
      const visited = await visitAddresses(prefix, belgian)
      const { bodiesOf, requests } = visited
      const one = (): HTMLElement => entry('Veldstraat')
      await pressIn(visited, one(), account.addressEdit)
      await panel(account.addressChange)
      await type(visited, account.houseNumber, '14')
      await save(visited, account.addressChange)
      await seen(phrases.accountAddressChangeSuccess)
      expect(requests.filter((call) => addressCalls.test(call))).toEqual([
        expect.stringMatching(/^PUT \/api\/v2\/account\/addresses\/[^/]+$/),
      ])
      expect(bodiesOf(addressCalls)).toEqual([{ houseNumber: '14' }])
      await pressIn(visited, one(), account.addressMakeDefault)
      await seen(phrases.accountChangeDefaultAddressSuccess)
      await within(one()).findByText(account.isDefault)
      await waitFor(() => expect(document.activeElement).toBe(one()))
      await pressIn(visited, one(), account.addressForInvoices)
      await waitFor(() => expect(screen.getByRole('list', { name: account.invoiceAddresses }).textContent).toContain('Veldstraat 14'))
      // Invoices go there already.
      await waitFor(() => expect(within(one()).queryByRole('button', { name: new RegExp(`^${account.addressForInvoices}`) })).toBeNull())
      within(entry('Prins Hendrikkade')).getByRole('button', { name: new RegExp(`^${account.addressForInvoices}`) })
      await pressIn(visited, one(), account.addressRemove)
      await pressIn(visited, one(), account.addressRemoveNo)
      expect(within(list()).getAllByRole('listitem')).toHaveLength(2)
      await pressIn(visited, one(), account.addressRemove)
      await pressIn(visited, one(), account.addressRemoveYes)
      await seen(phrases.addressDeleteSuccess)
      await waitFor(() => expect(list().textContent).not.toContain('Veldstraat'))
    })

    it(`ADR-07a the invoice address is changed at its own place, and kept with the others; one that is there already is taken (${language})`, async () => {
      const visited = await visitAddresses(prefix, belgian)
      const billed = (): HTMLElement => screen.getByRole('list', { name: account.invoiceAddresses })
      await screen.findByRole('list', { name: account.deliveryAddresses })
      const change = async (number: string): Promise<void> => {
        await pressIn(visited, billed(), account.addressEdit)
        expect((await panel(account.addressChange)).textContent).toContain(account.invoiceAddressSaved)
        await type(visited, account.houseNumber, number)
        await save(visited, account.addressChange)
        await waitFor(() => expect(billed().textContent).toContain(`Prins Hendrikkade ${number}`))
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      }
      await change('9')
      await waitFor(() => expect(within(list()).getAllByRole('listitem')).toHaveLength(3))
      await change('1')
      expect(visited.requests.filter((call) => addressCalls.test(call))).toEqual(['POST /api/v2/account/addresses'])
      expect(within(list()).getAllByRole('listitem')).toHaveLength(3)
    })

    it(`ADR-08 a change that the backend refuses is reported, and the form keeps the typed text (${language})`, async () => {
      const visited = await visitAddresses(prefix, belgian)
      visited.answer(/\/api\/v2\/account\/addresses\//, 422, { status: 'error', message: 'x' })
      visited.answer(/^(?:POST|PUT|PATCH) \/api\/v2\/account$/, 422, { status: 'error', message: 'x' })
      const one = (): HTMLElement => entry('Veldstraat')
      await pressIn(visited, one(), account.addressForInvoices)
      await seen(phrases.accountChangeInvoiceAddressError)
      await pressIn(visited, one(), account.addressEdit)
      await type(visited, account.city, 'Zwolle')
      await save(visited, account.addressChange)
      await waitFor(() =>
        expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes(phrases.accountAddressChangeFailed))).toBe(true),
      )
      expect((await field(account.city)).value).toBe('Zwolle')
      await visited.user.keyboard('{Escape}')
      await pressIn(visited, one(), account.addressRemove)
      await pressIn(visited, one(), account.addressRemoveYes)
      await seen(phrases.addressDeleteFailed)
    })

    it(`ADR-02b ADR-04c another country empties the place, and an address can be typed by hand (${language})`, async () => {
      const visited = await begin()
      await type(visited, account.zipCode, '1011 AB')
      await type(visited, account.houseNumber, '1')
      expect((await screen.findByTestId('chosen-address')).textContent).toContain('Prins Hendrikkade 1')
      await visited.user.selectOptions(within(await panel()).getByLabelText(account.countryCode, { exact: false }), 'BE')
      await waitFor(() => expect(screen.queryByTestId('chosen-address')).toBeNull())
      await pressIn(visited, await panel(), `${account.addressTypeIt}$`)
      for (const name of [account.zipCode, account.houseNumber, account.streetName, account.city])
        expect((await field(name)).value).toBe('')
      await type(visited, account.zipCode, '9000')
      await type(visited, account.houseNumber, '12/3')
      await type(visited, account.streetName, 'Veldstraat')
      await type(visited, account.city, 'Gent')
      await save(visited)
      await seen(phrases.accountAddressCreateSuccess)
    })

    it(`ADR-05 a search that expired or failed is reported, and starts again (${language})`, async () => {
      const visited = await begin()
      const { user, answer, fail, heal } = visited
      answer(/\/checkout\/address\/v2\//, 410, { status: 'error', message: 'addressContextExpired' })
      await user.type(await search(), 'Oude')
      await seen(phrases.addressContextExpired)
      heal()
      await user.type(await search(), 'gr')
      await options(/Oudegracht/)
      fail(/\/checkout\/address\/v2\//, 'reset-before')
      await user.clear(await search())
      await user.type(await search(), 'Zzz')
      expect((await screen.findAllByText(phrases.addressSearchUnavailable)).length).toBeGreaterThan(0)
    })

    if (language === 'eng') return

    it('ADR-04 a press on a suggestion survives a response that suggests the same again', async () => {
      const { bodiesOf } = await begin()
      const searches = () => bodiesOf(/\/checkout\/address\/v2\//) as readonly { readonly context?: string }[]
      const searchField = await search()
      fireEvent.change(searchField, { target: { value: 'Oudeg' } })
      const [pressed] = await options(/Oudegracht/)
      fireEvent.change(searchField, { target: { value: 'Oudegr' } })
      await waitFor(() => expect(searches()).toHaveLength(2))
      await screen.findByText(/^\d+ mogelijkhe/)
      expect(pressed?.isConnected).toBe(true)
      if (pressed !== undefined) fireEvent.click(pressed)
      await waitFor(() => expect((searchField as HTMLInputElement).value).toContain('Oudegracht'))
      await waitFor(() => expect(searches()[2]?.context).toBeTruthy())
    })

    it('ADR-03b a zip code without a result shows this message, and street and city can be typed', async () => {
      const visited = await begin()
      await type(visited, account.zipCode, '9999 ZZ')
      await type(visited, account.houseNumber, '1')
      await seen('Geen adres gevonden.')
      expect((await field(account.streetName)).value).toBe('')
      expect(await field(account.city)).toBeDefined()
    })

    it('ADR-03a an address is looked up by the older call where the newer one is out of order', async () => {
      const visited = await begin()
      visited.fail(/^POST \/api\/v2\/checkout\/address$/, '500')
      await type(visited, account.zipCode, '1011 AB')
      await type(visited, account.houseNumber, '1')
      expect((await screen.findByTestId('chosen-address')).textContent).toContain('Prins Hendrikkade 1')
      expect(visited.requests).toContain('POST /api/checkout/address')
    })

    it('ADR-04 Enter takes the only suggestion, marks the first of several, and never sends the form', async () => {
      const { user } = await begin()
      await user.type(await search(), 'Prins Hend')
      await user.keyboard('{Enter}')
      expect(await options(/Prins/)).toHaveLength(1)
      expect((await panel()).querySelector('[aria-invalid="true"]')).toBeNull()
      await user.keyboard('{Enter}')
      // The street is chosen; its numbers follow.
      await waitFor(() => expect(screen.getAllByRole('option', { name: /Prins/ }).length).toBeGreaterThan(1))
    })
  })
}
