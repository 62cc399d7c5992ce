import { expect, it } from 'vitest'
import type { AddressFields } from '../../records/CustomerRecord.ts'
import type { AddressBook } from '../AddressBook.ts'
import type { Customers, NewCustomer } from '../Customers.ts'
import type { OneTimeTokens } from '../OneTimeTokens.ts'
import type { Passkeys } from '../Passkeys.ts'
import type { Sessions } from '../Sessions.ts'

/** Accounts with what belongs to them, with a clock that the suite moves. */
export interface CustomersUnderTest {
  readonly customers: Customers
  readonly sessions: Sessions
  readonly oneTimeTokens: OneTimeTokens
  readonly passkeys: Passkeys
  readonly addressBook: AddressBook
  readonly advance: (ms: number) => void
}

const address: AddressFields = {
  companyName: '',
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '3',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}
const details = {
  firstName: 'Noor',
  lastName: 'Vis',
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  phoneNumber: '020-5551234',
  language: 'nld',
} as const

const minute = 60_000

/** What every implementation of Customers, Sessions and AddressBook keeps; call it within a `describe` in which no test finds what another left. */
export const customersSuite = (under: () => CustomersUnderTest): void => {
  const noor = async (password = 'Welkom01'): Promise<NewCustomer> => ({
    ...details,
    emailAddress: 'noor@thuishaven.test',
    password: await under().customers.hashPassword(password),
    address,
  })
  const register = async (more: Partial<NewCustomer> = {}): Promise<string> => {
    const created = await under().customers.create({ ...(await noor()), ...more })
    return created.type === 'created' ? created.id : created.type
  }

  it('an account is found by its id and its e-mail address, however that is written', async () => {
    const id = await register()
    const customer = await under().customers.byId(id)
    expect(customer).toMatchObject({ ...details, id, emailAddress: 'noor@thuishaven.test', isActive: true })
    expect(await under().customers.byEmail(' NOOR@Thuishaven.test ')).toEqual(customer)
    expect(await under().customers.byId('customer-x')).toBeNull()
    expect(await under().customers.byEmail('nobody@thuishaven.test')).toBeNull()
  })

  it('an e-mail address has one account; numbers of accounts differ', async () => {
    const id = await register()
    expect(await register({ emailAddress: 'Noor@thuishaven.test' })).toBe('emailTaken')
    const other = await register({ emailAddress: 'bert@thuishaven.test' })
    expect(await under().customers.changeEmail(other, 'NOOR@thuishaven.test')).toEqual({ type: 'emailTaken' })
    expect(await under().customers.changeEmail(other, 'bart@thuishaven.test')).toEqual({ type: 'changed' })
    expect((await under().customers.byEmail('bart@thuishaven.test'))?.id).toBe(other)
    expect((await under().customers.byId(other))?.number).not.toBe((await under().customers.byId(id))?.number)
  })

  it('the number of an account that was removed is not given again', async () => {
    const numberOf = async (emailAddress: string) => (await under().customers.byId(await register({ emailAddress })))?.number
    const remove = async (emailAddress: string) => under().customers.remove((await under().customers.byEmail(emailAddress))?.id ?? '')
    const numbers: (string | undefined)[] = []
    for (const name of ['anna', 'bert', 'carl']) numbers.push(await numberOf(`${name}@thuishaven.test`))
    // The highest first.
    for (const name of ['carl', 'bert']) await remove(`${name}@thuishaven.test`)
    for (const name of ['carl', 'dora']) numbers.push(await numberOf(`${name}@thuishaven.test`))
    expect(new Set(numbers).size).toBe(5)
  })

  it('what is changed changes, and nothing else', async () => {
    const id = await register()
    const before = await under().customers.byId(id)
    await under().customers.change(id, { lastName: 'Visser', cocNumber: '', language: 'eng', reference: undefined })
    expect(await under().customers.byId(id)).toEqual({ ...before, lastName: 'Visser', language: 'eng' })
  })

  it('CFG-05b a company may order on account once the shop allows it, and until it does not; nobody else may', async () => {
    const { customers } = under()
    const company = await register({ companyName: 'Atelier Noord B.V.' })
    const person = await register({ emailAddress: 'bart@thuishaven.test' })
    const both = () => Promise.all([company, person].map((id) => customers.accountTerms(id)))
    expect(await both()).toEqual([null, null])
    for (const limitInclVat of [100, null, 50_000])
      for (const id of [company, person]) {
        await customers.setAccountTerms(id, { limitInclVat })
        expect(await both()).toEqual([{ limitInclVat }, null])
      }
    await customers.setAccountTerms(company, null)
    expect(await both()).toEqual([null, null])
  })

  it('a password matches until it is another one, and the secret of links changes with it', async () => {
    const { customers } = under()
    const id = await register()
    expect(await Promise.all(['Welkom01', 'welkom01', ''].map((each) => customers.passwordMatches(id, each)))).toEqual([true, false, false])
    const secret = await customers.linkSecret(id)
    await customers.change(id, { firstName: 'Nora' })
    expect(await customers.linkSecret(id)).toBe(secret)
    await customers.setPassword(id, await customers.hashPassword('Welkom02'))
    expect(await Promise.all(['Welkom01', 'Welkom02'].map((each) => customers.passwordMatches(id, each)))).toEqual([false, true])
    expect(await customers.linkSecret(id)).not.toBe(secret)
    expect([await customers.passwordMatches('customer-x', ''), await customers.linkSecret('customer-x')]).toEqual([false, null])
  })

  it('a password that is forgotten matches no more until another is set, and the secret of links changes', async () => {
    const { customers } = under()
    const id = await register()
    const secret = await customers.linkSecret(id)
    await customers.forgetPassword(id)
    expect(await customers.passwordMatches(id, 'Welkom01')).toBe(false)
    expect([null, '', secret]).not.toContain(await customers.linkSecret(id))
    await customers.setPassword(id, await customers.hashPassword('Welkom01'))
    expect(await customers.passwordMatches(id, 'Welkom01')).toBe(true)
  })

  it('a password that was made up for a guest matches and is not one that the customer has, until another is set', async () => {
    const { customers } = under()
    const id = await register()
    expect([await customers.hasPassword(id), await customers.hasPassword('customer-x')]).toEqual([true, false])
    await customers.setPassword(id, await customers.hashPassword('Welkom02', false))
    expect([await customers.hasPassword(id), await customers.passwordMatches(id, 'Welkom02')]).toEqual([false, true])
    await customers.setPassword(id, await customers.hashPassword('Welkom03'))
    expect(await customers.hasPassword(id)).toBe(true)
    await customers.forgetPassword(id)
    expect(await customers.hasPassword(id)).toBe(false)
  })

  it('the address of a new account is not verified until it is said to be', async () => {
    const { customers } = under()
    const [id, other] = [await register(), await register({ emailAddress: 'bert@thuishaven.test' })]
    expect(await customers.emailIsVerified(id)).toBe(false)
    await customers.setEmailVerified(id)
    expect([await customers.emailIsVerified(id), await customers.emailIsVerified(other)]).toEqual([true, false])
  })

  it('a token works once, for its purpose and for its time; all of a customer can be ended', async () => {
    const { oneTimeTokens, advance } = under()
    const claim = { customerId: 'anna', subject: 'anna@thuishaven.test' }
    const [token, late, ended] = [
      await oneTimeTokens.issue('login', claim, minute),
      await oneTimeTokens.issue('login', claim, minute),
      await oneTimeTokens.issue('login', { ...claim, customerId: 'bert' }, minute),
    ]
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await oneTimeTokens.take('verifyEmail', token)).toBeNull()
    expect([await oneTimeTokens.take('login', token), await oneTimeTokens.take('login', token)]).toEqual([claim, null])
    await oneTimeTokens.revokeAll('bert')
    expect(await oneTimeTokens.take('login', ended)).toBeNull()
    advance(minute)
    expect(await oneTimeTokens.take('login', late)).toBeNull()
  })

  it('passkeys are added once, found, counted and removed, each by its customer', async () => {
    const { passkeys } = under()
    const key = { id: 'key', customerId: 'anna', publicKey: 'AQ', counter: 1, transports: ['internal'], name: 'Telefoon', createdAt: 5 }
    expect([await passkeys.add(key), await passkeys.add({ ...key, customerId: 'bert' })]).toEqual([true, false])
    await passkeys.add({ ...key, id: 'older', createdAt: 4 })
    expect((await passkeys.ofCustomer('anna')).map(({ id }) => id)).toEqual(['older', 'key'])
    await passkeys.use('key', 7, 9)
    expect(await passkeys.find('key')).toEqual({ ...key, counter: 7, usedAt: 9 })
    expect([await passkeys.remove('bert', 'key'), await passkeys.remove('anna', 'key'), await passkeys.find('key')]).toEqual([
      false,
      true,
      null,
    ])
    await passkeys.removeAll('anna')
    expect(await passkeys.ofCustomer('anna')).toEqual([])
  })

  it('the same password is kept differently each time, and never as it is', async () => {
    const hashes = await Promise.all([1, 2].map(() => under().customers.hashPassword('Welkom01')))
    expect(hashes[0]).not.toBe(hashes[1])
    expect(hashes.join(' ')).not.toContain('Welkom01')
  })

  it('a session ends when it is closed or expires; all of a customer end but the one that stays', async () => {
    const { sessions, advance } = under()
    const id = await register()
    const tokens = await Promise.all([1, 2, 3].map(() => sessions.open(id, 10 * minute)))
    const [first = '', second = '', third = ''] = tokens
    expect(new Set(tokens).size).toBe(3)
    const whose = () => Promise.all(tokens.map(sessions.customerOf))
    expect(await whose()).toEqual([id, id, id])
    await sessions.close(first)
    expect(await whose()).toEqual([null, id, id])
    const other = await sessions.open('another', 10 * minute)
    await sessions.closeAll(id, third)
    expect(await whose()).toEqual([null, null, id])
    advance(10 * minute - 1)
    expect(await whose()).toEqual([null, null, id])
    advance(1)
    expect(await whose()).toEqual([null, null, null])
    expect([await sessions.customerOf(second), await sessions.customerOf('token-x')]).toEqual([null, null])
    const late = await sessions.open(id, minute)
    const opened = (await sessions.openedAt(late)) ?? 0
    expect([opened - ((await sessions.openedAt(third)) ?? 0), await sessions.openedAt('token-x')]).toEqual([10 * minute, null])
    await sessions.closeAll(id, null)
    expect([await sessions.customerOf(late), await sessions.customerOf(other)]).toEqual([null, null])
  })

  it('a new account delivers to its address and sends invoices there; more addresses come after it', async () => {
    const { addressBook, customers } = under()
    const id = await register()
    const [first] = await addressBook.delivery(id)
    expect(first).toMatchObject(address)
    expect(await addressBook.invoice(id)).toMatchObject(address)
    const second = await addressBook.add(id, { ...address, city: 'Utrecht' })
    expect((await addressBook.delivery(id)).map(({ city }) => city)).toEqual(['Amsterdam', 'Utrecht'])
    expect((await customers.byId(id))?.defaultAddressId).toBe(first?.id)
    await addressBook.setDefault(id, second.id)
    expect((await customers.byId(id))?.defaultAddressId).toBe(second.id)
  })

  it('an address is found by id and uid, by its customer alone', async () => {
    const { addressBook } = under()
    const id = await register()
    const other = await register({ emailAddress: 'bert@thuishaven.test' })
    const saved = await addressBook.add(id, address)
    expect([await addressBook.find(id, saved.id), await addressBook.find(id, saved.uid)]).toEqual([saved, saved])
    expect([await addressBook.find(other, saved.id), await addressBook.find(id, 'address-x')]).toEqual([null, null])
    const invoice = await addressBook.invoice(id)
    expect(await addressBook.find(id, invoice?.id ?? '')).toBeNull()
    await addressBook.remove(other, saved.id)
    expect(await addressBook.find(id, saved.id)).toEqual(saved)
  })

  it('a changed address keeps its place, and the invoice address is changed apart', async () => {
    const { addressBook } = under()
    const id = await register()
    const [first] = await addressBook.delivery(id)
    await addressBook.add(id, { ...address, city: 'Utrecht' })
    await addressBook.change(first?.id ?? '', { ...address, city: 'Delft' })
    expect((await addressBook.delivery(id)).map(({ city }) => city)).toEqual(['Delft', 'Utrecht'])
    expect((await addressBook.invoice(id))?.city).toBe('Amsterdam')
    await addressBook.setInvoice(id, { ...address, city: 'Zwolle' })
    expect((await addressBook.invoice(id))?.city).toBe('Zwolle')
    expect(await addressBook.delivery(id)).toHaveLength(2)
  })

  it('when the default address is removed the oldest that is left takes its place, or none', async () => {
    const { addressBook, customers } = under()
    const id = await register()
    const [first] = await addressBook.delivery(id)
    const [second, third] = [await addressBook.add(id, address), await addressBook.add(id, address)]
    const defaultId = async () => (await customers.byId(id))?.defaultAddressId
    await addressBook.remove(id, third.id)
    expect(await defaultId()).toBe(first?.id)
    await addressBook.remove(id, first?.id ?? '')
    expect(await defaultId()).toBe(second.id)
    await addressBook.remove(id, second.id)
    expect(await defaultId()).toBeNull()
    const next = await addressBook.add(id, address)
    expect(await defaultId()).toBe(next.id)
  })

  it('a removed account leaves no address and no session, and its e-mail address is free', async () => {
    const { addressBook, customers, sessions } = under()
    const id = await register()
    const other = await register({ emailAddress: 'bert@thuishaven.test' })
    const [token, remaining] = [await sessions.open(id, minute), await sessions.open(other, minute)]
    await customers.remove(id)
    expect([await customers.byId(id), await addressBook.delivery(id), await addressBook.invoice(id)]).toEqual([null, [], null])
    expect([await sessions.customerOf(token), await sessions.customerOf(remaining)]).toEqual([null, other])
    expect(await addressBook.delivery(other)).toHaveLength(1)
    expect(await register()).not.toBe('emailTaken')
  })
}
