import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  arrivesAt,
  describedBy,
  field,
  fill,
  fillInformation,
  findField,
  giveEmail,
  label,
  main,
  newEmail,
  press,
  putInCart,
} from '../../../tests/components/shopper.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { placeOrders, visitAsNewCustomer } from '../../../tests/components/customer.ts'
import { follow as goTo } from '../../../tests/components/follow.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import { filled } from '../../../tests/e2e/words.ts'

const way = ways.nld
const { account, checkout, notification, phrases, search, validation } = way.words

/** A guest at the first step of the checkout. */
const visitGuestStep = async () => {
  const visited = await visitShop('/checkout', { before: (call) => putInCart(call) })
  await giveEmail(visited.user, way)
  return visited
}
const isWrong = (target: Element): boolean => target.getAttribute('aria-invalid') === 'true'
const itemsOf = (list: HTMLElement): readonly string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
/** The list that leads to the wrong fields, found by one of its sentences. */
const faults = async (sentence: string): Promise<HTMLElement> => {
  const button = await main().findByRole('button', { name: sentence })
  return button.closest('ul') as HTMLElement
}
const toast = async (text: string): Promise<void> => {
  expect(await within(screen.getByRole('region', { name: notification.region })).findAllByText(text)).not.toEqual([])
}

it('VAL-01 VAL-03 VAL-05 VAL-06 a field is validated on blur, without surrounding spaces, and shows its error', async () => {
  const { user } = await visitShop('/account/register')
  const leave = async (target: HTMLElement, text: string): Promise<void> => {
    await fill(user, target, text)
    await user.tab()
  }
  const email = await findField(account.emailAddress)
  await fill(user, email, 'anna@')
  expect(isWrong(email)).toBe(false)
  for (const wrong of ['anna@', 'anna', 'a b@voorbeeld.test', '@voorbeeld.test']) {
    await leave(email, wrong)
    await waitFor(() => expect(describedBy(email)).toContain(validation.email))
  }
  await leave(email, '  anna@voorbeeld.test  ')
  await waitFor(() => expect(isWrong(email)).toBe(false))

  const phone = field(account.phoneNumber)
  await leave(phone, '06 12345678')
  await waitFor(() => expect(describedBy(phone)).toContain(validation.phone))
  await leave(phone, '06-12345678')
  await waitFor(() => expect(isWrong(phone)).toBe(false))

  const firstName = field(account.firstName)
  await leave(firstName, '   ')
  await waitFor(() => expect(describedBy(firstName)).toContain(phrases.missing.firstName))
  await leave(firstName, 'Ana-María')
  await waitFor(() => expect(isWrong(firstName)).toBe(false))
  expect(
    within(screen.getByRole('combobox', { name: new RegExp(account.countryCode) }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([account.countries.NL, account.countries.BE])
})

it('VAL-02 VAL-08a the rules of a password are listed with their state, and a typed password can be shown', async () => {
  const { user } = await visitShop('/account/register')
  const rules = await screen.findByRole('list', { name: account.passwordRules })
  const met = (): number => itemsOf(rules).filter((rule) => rule.includes(account.ruleMet)).length
  expect(met()).toBe(0)
  const typed = field(account.password)
  for (const [text, count] of [
    ['a', 1],
    ['aB', 2],
    ['aB1', 3],
    ['aB1aB1aB', 4],
  ] as const) {
    await fill(user, typed, text)
    await waitFor(() => expect(met()).toBe(count))
  }
  expect(typed.type).toBe('password')
  await press(user, account.showPassword)
  expect([typed.type, typed.value]).toEqual(['text', 'aB1aB1aB'])
  await press(user, account.hidePassword)
  expect(typed.type).toBe('password')
})

it('RST-02a a new password meets the rules and is typed twice alike before it is sent', async () => {
  const { user, requests } = await visitShop('/account/reset?token=token-of-a-mail')
  expect(await screen.findByRole('heading', { level: 1, name: account.newPasswordTitle })).toBeDefined()
  const [first, second] = [field(account.newPassword), field(account.passwordConfirm)]
  await fill(user, first, 'kort')
  await fill(user, second, 'kort')
  await press(user, account.newPasswordSave)
  await waitFor(() => expect(isWrong(first)).toBe(true))
  await fill(user, first, 'Welkom01')
  await fill(user, second, 'Welkom02')
  await press(user, account.newPasswordSave)
  await waitFor(() => expect(describedBy(second)).toContain(validation.passwordsDiffer))
  expect(requests.filter((request) => request.endsWith('/account/password'))).toEqual([])
})

it('RST-02b NTF-05 two passwords that differ are reported at the first press', async () => {
  const { user } = await visitShop('/account/reset?token=x')
  await fill(user, await screen.findByLabelText(new RegExp(`^${account.newPassword}`), { selector: 'input' }), 'Welkom01')
  await fill(user, field(account.passwordConfirm), 'Welkom02')
  await press(user, account.newPasswordSave)
  await toast(phrases.accountPasswordResetErrorPasswordNoMatch)
  expect(isWrong(field(account.passwordConfirm))).toBe(true)
})

it('CHK-03a the guest step shows missing and invalid values at its top and beside the field', async () => {
  const { user } = await visitGuestStep()
  await press(user, checkout.toDelivery)
  expect((await main().findByRole('alert')).textContent).toContain('Niet alle velden zijn ingevuld.')
  expect(isWrong(field(account.firstName))).toBe(true)
  await fillInformation(user, way)
  await fill(user, field(account.phoneNumber), 'zes')
  await press(user, checkout.toDelivery)
  await waitFor(() => expect(main().getByRole('alert').textContent).toContain('Controleer de informatie in stap 1 (informatie).'))
  expect(isWrong(field(account.phoneNumber))).toBe(true)
  expect(location.pathname).toBe(way.steps.information)
})

it('CHK-03b VAL-07 a guest reads at the top of the step what is missing or wrong, field by field', async () => {
  const { user } = await visitGuestStep()
  await press(user, checkout.toDelivery)
  expect((await main().findByRole('alert')).textContent).toContain('Niet alle velden zijn ingevuld.')
  // Street and city are not among them: zip code and number lead there.
  const list = await faults('Vul je voornaam in.')
  expect(itemsOf(list)).toEqual([
    'Vul je voornaam in.',
    'Vul je achternaam in.',
    'Vul je telefoonnummer in.',
    'Vul je postcode in.',
    'Vul je huisnummer in.',
  ])
  expect(document.activeElement).toBe(field(account.firstName))
  await user.click(within(list).getByRole('button', { name: 'Vul je postcode in.' }))
  expect(document.activeElement).toBe(field(account.zipCode))
  await fillInformation(user, way)
  // Nothing of the list moves; its lines are struck through.
  await waitFor(() => expect(list.querySelectorAll('li:not([data-mended])')).toHaveLength(0))
  expect(main().getByRole('alert').textContent).toBe(account.mended)
  await fill(user, field(account.phoneNumber), 'zes')
  await press(user, checkout.toDelivery)
  await waitFor(() => expect(main().getByRole('alert').textContent).toBe('Controleer de informatie in stap 1 (informatie).'))
  expect(document.activeElement).toBe(field(account.phoneNumber))
})

it('VAL-07 more than three errors are listed together, by field, and lead to their fields', async () => {
  const { user } = await visitShop('/account/register')
  await press(user, account.register)
  const list = await faults('Vul je e-mailadres in.')
  expect(itemsOf(list)).toEqual([
    'Vul je e-mailadres in.',
    'Vul je voornaam in.',
    'Vul je achternaam in.',
    'Vul je telefoonnummer in.',
    'Vul je postcode in.',
    'Vul je huisnummer in.',
    'Vul een wachtwoord in.',
  ])
  await user.click(within(list).getByRole('button', { name: 'Vul je telefoonnummer in.' }))
  expect(document.activeElement).toBe(field(account.phoneNumber))
})

it('ADR-03 REG-01 who registers faster than the lookup has the street of the number, and a second press registers nobody twice', async () => {
  const { user, bodiesOf } = await visitShop('/account/register')
  await fill(user, await findField(account.emailAddress), newEmail())
  await fillInformation(user, way)
  await fill(user, field(account.password), 'Welkom01')
  await fill(user, field(account.houseNumber), '3')
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: account.registeredTitle })).toBeDefined()
  expect(bodiesOf(/account\/register$/)).toEqual([
    expect.objectContaining({ zipCode: '1011 AB', houseNumber: '3', streetName: 'Prins Hendrikkade', city: 'Amsterdam' }),
  ])
})

it('ADR-03 CHK-02 an address that is not found at the press is filled in by hand: its first field has the focus', async () => {
  const { user } = await visitGuestStep()
  await fillInformation(user, way)
  await fill(user, field(account.zipCode), '9999 ZZ')
  await user.keyboard('{Enter}')
  expect((await main().findByRole('alert')).textContent).toContain('Niet alle velden zijn ingevuld.')
  await waitFor(() => expect(document.activeElement).toBe(field(account.streetName)))
  await user.keyboard('Dorpsstraat')
  await fill(user, field(account.city), 'Nergenshuizen')
  await press(user, checkout.toDelivery)
  await arrivesAt(way.steps.delivery)
})

it('ADR-03 a street that a guest typed before its zip code was looked up stays when nothing is found', async () => {
  const { user } = await visitGuestStep()
  await fillInformation(user, way)
  await press(user, account.addressByHand)
  await fill(user, field(account.zipCode), '9999 ZZ')
  await fill(user, field(account.streetName), 'Dorpsstraat')
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('status')
        .some((status) => status.textContent.includes(account.lookupFailed)),
    ).toBe(true),
  )
  expect(field(account.streetName).value).toBe('Dorpsstraat')
})

it('ADR-03 ADR-03c ADR-02 ADR-04c a found address is shown as text and can be changed; it is looked up again after a change of country', async () => {
  const { user } = await visitGuestStep()
  const type = async (zipCode: string): Promise<void> => {
    await fill(user, field(account.zipCode), zipCode)
    await fill(user, field(account.houseNumber), '1')
  }
  const streetIs = (street: string): Promise<void> => waitFor(() => expect(field(account.streetName).value).toBe(street))
  await findField(account.zipCode)
  await type('1011AB')
  expect((await screen.findByTestId('chosen-address')).closest('[role=status], output')).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: account.streetName })).toBeNull()
  await press(user, account.addressByHand)
  await streetIs('Prins Hendrikkade')
  expect(document.activeElement).toBe(field(account.streetName))
  const country = screen.getByRole('combobox', { name: new RegExp(account.countryCode) })
  await user.selectOptions(country, 'BE')
  await streetIs('')
  await user.selectOptions(country, 'NL')
  await type('1011AB')
  await streetIs('Prins Hendrikkade')
  await type('9999ZZ')
  expect(await screen.findAllByText('Geen adres gevonden.')).not.toEqual([])
  await streetIs('')
  await fill(user, field(account.streetName), 'Kade')
  await streetIs('Kade')
})

it('ADR-03 ADR-03b CHK-02 a guest who is faster than the lookup continues, and one whose address is not found fills it in', async () => {
  const { user, respond } = await visitGuestStep()
  await fillInformation(user, way)
  await fill(user, field(account.zipCode), '9999 ZZ')
  expect((await findField(account.streetName)).value).toBe('')
  await fill(user, field(account.zipCode), '1011 AB')
  expect(await screen.findByTestId('chosen-address')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: account.streetName })).toBeNull()
  // The look-up of the field is not answered: the press makes its own, and nothing of the other address is left.
  let lookups = 0
  respond(/checkout\/address$/, (reach) => {
    lookups += 1
    return lookups === 1 ? new Promise<Response>(() => undefined) : reach()
  })
  await fill(user, field(account.houseNumber), '3')
  await waitFor(() => expect(screen.queryByTestId('chosen-address')).toBeNull())
  await waitFor(() => expect(lookups).toBe(1))
  await press(user, checkout.toDelivery)
  await arrivesAt(way.steps.delivery)
  expect(lookups).toBe(2)
})

it('ADR-04 the search for an address is offered after postcode and number, before the street, and its button stays where it was pressed', async () => {
  const { user } = await visitShop('/account/information', { customer: demoCustomer })
  const [edit] = await screen.findAllByRole('button', { name: new RegExp(`^${account.addressEdit}`) })
  await user.click(edit as HTMLElement)
  const panel = within(await screen.findByRole('dialog', { name: account.addressChange }))
  const input = (name: string): Promise<HTMLElement> => panel.findByLabelText(label(name), { selector: 'input' })
  const isBefore = (first: Element, second: Element): boolean =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const bySearch = await panel.findByRole('button', { name: account.addressBySearch })
  expect([isBefore(await input(account.houseNumber), bySearch), isBefore(bySearch, await input(account.streetName))]).toEqual([true, true])
  await user.click(bySearch)
  const byHand = await panel.findByRole('button', { name: account.addressTypeIt })
  expect([byHand, document.activeElement]).toEqual([bySearch, bySearch])
  expect(isBefore(byHand, panel.getByRole('combobox', { name: account.addressSearch }))).toBe(true)
  await user.click(byHand)
  expect(document.activeElement).toBe(await input(account.streetName))
})

it('SES-01b too many wrong passwords are answered by a sentence, and a forgotten one leads back to the checkout', async () => {
  const email = newEmail()
  const { user } = await visitShop('/checkout/login', {
    before: async (call) => {
      await putInCart(call)
      for (let tries = 0; tries < 5; tries += 1)
        await call('POST', '/api/v2/account/login', { email, password: 'Fout1234' }).catch(() => undefined)
    },
  })
  await fill(user, await findField(account.email), email)
  await fill(user, field(account.password), 'Welkom01')
  await press(user, account.login)
  expect((await main().findByRole('alert')).textContent).toContain(phrases.tooManyRequests)
  await user.click(main().getByRole('link', { name: account.forgot }))
  expect(await screen.findByRole('heading', { level: 1, name: account.resetTitle })).toBeDefined()
  await user.click(main().getByRole('link', { name: account.backToLogin }))
  await arrivesAt('/checkout/login')
})

it('SES-01c NTF-05 missing fields at the login of the checkout are reported', async () => {
  const { user } = await visitShop('/checkout/login', { before: (call) => putInCart(call) })
  await press(user, account.login)
  await toast(phrases.accountLoginRequestError)
  expect(isWrong(field(account.email))).toBe(true)
})

it('REG-01c VAL-04 VAL-06 an account is made without the extra line; a name of scripts and signs, and one of 300 characters, are refused', async () => {
  const { user } = await visitShop('/account/register')
  await fill(user, await findField(account.emailAddress), ` ${newEmail()} `)
  const [first, last] = [field(account.firstName), field(account.lastName)]
  await fill(user, first, '<script>alert(1)</script>')
  await fill(user, last, 'O’Brien-Ωmega')
  await fill(user, field(account.phoneNumber), '06-12345678')
  await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(account.countryCode) }), 'BE')
  for (const [name, text] of [
    [account.zipCode, ' 9000 '],
    [account.houseNumber, '12/3'],
    [account.streetName, 'Veldstraat'],
    [account.city, 'Gent'],
  ] as const)
    await fill(user, field(name), text)
  await fill(user, field(account.password), 'Welkom01')
  expect(screen.getAllByLabelText<HTMLInputElement>(new RegExp(account.address)).at(-1)?.value).toBe('')
  await press(user, account.register)
  await waitFor(() => expect(describedBy(first)).toContain(validation.name))
  await fill(user, first, 'Zoë 🧶')
  await fill(user, last, 'a'.repeat(300))
  await press(user, account.register)
  await waitFor(() => expect(describedBy(last)).toContain('Gebruik hoogstens 200 tekens'))
  expect(describedBy(first)).toContain(validation.name)
  await fill(user, first, '  Zoë  ')
  await fill(user, last, 'O’Brien-Ωmega')
  await press(user, account.register)
  expect(await screen.findByRole('heading', { level: 1, name: account.registeredTitle })).toBeDefined()
})

it('REG-01a SES-01a password managers and browsers know every field by its name', async () => {
  const names = (): readonly (string | null)[] =>
    [...document.querySelectorAll('main form [autocomplete]')].map((one) => one.getAttribute('autocomplete'))
  await visitShop('/account/login')
  await findField(account.email)
  expect(names()).toEqual(['username', 'current-password'])
  const { user } = await visitShop('/account/register')
  await findField(account.emailAddress)
  const person = ['email', 'given-name', 'family-name', 'tel']
  const place = ['country', 'postal-code']
  await waitFor(() => expect(new Set(names())).toEqual(new Set([...person, ...place, 'new-password', 'off'])))
  await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(account.countryCode) }), 'BE')
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['address-line1', 'address-level2', 'address-line2'])))
  await user.click(screen.getByRole('radio', { name: new RegExp(account.kinds.business) }))
  await waitFor(() => expect(names()).toContain('organization'))
})

it('REG-01 VAL-06 VAL-07 a company registers: the first wrong field has the focus, examples pass, and wrong check digits are reported', async () => {
  const { user } = await visitShop('/account/register')
  await findField(account.emailAddress)
  await user.click(screen.getByRole('radio', { name: new RegExp(account.kinds.business) }))
  await press(user, account.register)
  await waitFor(() => expect(document.activeElement).toBe(field(account.companyName)))
  const vatNumber = field(account.vatNumber)
  const examples = [...account.vatHint.matchAll(/NL\w+/g)].map(([example]) => example)
  expect(examples).not.toEqual([])
  for (const example of examples) await fill(user, vatNumber, example)
  await user.tab()
  await waitFor(() => expect(isWrong(vatNumber)).toBe(false))
  await fill(user, vatNumber, 'NL123456789B01')
  await user.tab()
  await waitFor(() => expect(describedBy(vatNumber)).toContain(validation.vatIdSum))
})

it('ADR-01 VAL-06 a Belgian box number is accepted as a house number', async () => {
  const { user } = await visitShop('/account/register')
  await findField(account.emailAddress)
  await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(account.countryCode) }), 'BE')
  const number = field(account.houseNumber)
  await fill(user, number, '12A bus 4 ?')
  await user.tab()
  await waitFor(() => expect(isWrong(number)).toBe(true))
  await fill(user, number, '12A bus 4')
  await user.tab()
  await waitFor(() => expect(isWrong(number)).toBe(false))
})

it('VAL-08b a line of text can be cleared and counts its characters', async () => {
  let uid = ''
  const { user } = await visitAsNewCustomer('/account/orders', async (call) => {
    uid = (await placeOrders(call, 1))[0]?.uid ?? ''
  })
  goTo(`/account/orders/${uid}`)
  const reference = await screen.findByLabelText<HTMLInputElement>(account.order.reference)
  const counted = (count: number): Promise<HTMLElement> => screen.findByText(filled(account.tickets.counter, { count, maximum: 60 }))
  await fill(user, reference, 'INK-7')
  expect(await counted(5)).toBeDefined()
  await user.click(main().getByRole('button', { name: search.clear }))
  expect(reference.value).toBe('')
  expect(document.activeElement).toBe(reference)
  expect(await counted(0)).toBeDefined()
})
