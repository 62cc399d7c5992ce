import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { littleWork } from '../../customers/passwordHash.ts'
import { createTableAddressBook } from '../../customers/tableAddressBook.ts'
import { createTableCustomers } from '../../customers/tableCustomers.ts'
import { createTableOneTimeTokens } from '../../customers/tableOneTimeTokens.ts'
import { createTablePasskeys } from '../../customers/tablePasskeys.ts'
import { createTableSessions } from '../../customers/tableSessions.ts'
import { customersSuite } from '../../ports/testing/customersSuite.ts'
import { createPostgresPool, openPostgresStore } from '../../store/postgresStore.ts'
import type { Store } from '../../store/Store.ts'
import { startVendure } from '../../../tools/start/startVendure.ts'
import { withVendureDatabase } from '../testing/withVendureDatabase.ts'
import type { RunningVendure } from '../../../tools/start/startVendure.ts'

const newId = (prefix: string): string => `${prefix}-${randomUUID()}`

describe('customers of Vendure, as the backend has them', () => {
  const databaseUrl = withVendureDatabase()
  const settings = () => ({ url: databaseUrl(), schema: 'shop', poolSize: 4, timeoutMs: 10_000 })
  let stores: readonly [Store, Store]
  let now = Date.UTC(2026, 10, 21)
  const under = (store: Store) => {
    const addressBook = createTableAddressBook(store, newId)
    return {
      addressBook,
      customers: createTableCustomers(store, { newId, addressBook, passwordWork: littleWork }),
      sessions: createTableSessions(store, () => now, newId),
      oneTimeTokens: createTableOneTimeTokens(store, () => now),
      passkeys: createTablePasskeys(store),
      advance: (ms: number) => {
        now += ms
      },
    }
  }
  beforeAll(async () => {
    stores = [await openPostgresStore(settings()), await openPostgresStore(settings())]
  })
  beforeEach(async () => {
    for (const table of ['customer', 'session', 'setting', 'passkey']) await stores[0].run(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
  })
  customersSuite(() => under(stores[0]))

  const address = {
    companyName: '',
    countryCode: 'NL' as const,
    firstName: 'Quirijntje',
    lastName: 'Zwartewaal',
    zipCode: '1011 AB',
    houseNumber: '3',
    houseNumberAddition: 'a',
    streetName: 'Prins Hendrikkade',
    city: 'Amsterdam',
  }
  const register = async (store: Store, emailAddress = 'quirijntje@thuishaven.test', company: Readonly<Record<string, string>> = {}) => {
    const { customers } = under(store)
    const password = await customers.hashPassword('Welkom01')
    return store.transaction((inner) =>
      under(inner).customers.create({
        emailAddress,
        password,
        address,
        firstName: 'Quirijntje',
        lastName: 'Zwartewaal',
        companyName: '',
        cocNumber: '',
        vatNumber: '',
        reference: '',
        phoneNumber: '020-5551234',
        language: 'nld',
        ...company,
      }),
    )
  }

  it('what a company writes about itself may be longer than the 255 signs of a usual field of Vendure', async () => {
    const long = 'Tapijtweverij en woninginrichting '.repeat(30)
    const company = { companyName: long, cocNumber: long, vatNumber: long, reference: long }
    const created = await register(stores[0], 'bedrijf@thuishaven.test', company)
    expect(await under(stores[1]).customers.byId(created.type === 'created' ? created.id : '')).toMatchObject(company)
  })

  it('of two that register with one address at once, in two processes, one gets it', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, (_, index) => register(stores[index % 2] ?? stores[0])))
    expect(results.map(({ type }) => type).toSorted()).toEqual(['created', ...Array.from({ length: 5 }, () => 'emailTaken')])
  })

  const personalTables = async (): Promise<readonly string[]> => {
    const pool = createPostgresPool(settings())
    const { rows } = await pool.query<{ readonly schema: string; readonly name: string }>(
      "SELECT table_schema AS schema, table_name AS name FROM information_schema.tables WHERE table_schema IN ('shop', 'vendure') AND table_type = 'BASE TABLE'",
    )
    expect(rows.length).toBeGreaterThan(80)
    const found: string[] = []
    for (const { schema, name } of rows) {
      const { rows: hits } = await pool.query(
        `SELECT 1 FROM "${schema}"."${name}" AS t WHERE t::text ~* 'quirijntje|zwartewaal|5551234|Hendrikkade 3' LIMIT 1`,
      )
      if (hits.length > 0) found.push(`${schema}.${name}`)
    }
    await pool.end()
    return found
  }

  it('nothing personal is left of a customer who is removed', async () => {
    const created = await register(stores[0])
    expect((await personalTables()).length).toBeGreaterThan(2)
    await under(stores[0]).customers.remove(created.type === 'created' ? created.id : '')
    expect(await personalTables()).toEqual([])
  })

  it('a customer without an account keeps nobody from making one with the same address', async () => {
    await stores[0].run(
      `INSERT INTO vendure.customer ("firstName", "lastName", "emailAddress") VALUES ('Guest', 'Guest', 'quirijntje@thuishaven.test')`,
    )
    expect((await register(stores[0])).type).toBe('created')
    await stores[0].run(`DELETE FROM vendure.customer WHERE "userId" IS NULL AND "deletedAt" IS NULL`)
  })

  describe('in the dashboard', () => {
    let vendure: RunningVendure
    beforeAll(async () => {
      vendure = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    }, 60_000)
    afterAll(() => vendure.stop())

    it('who is added there is a customer of the shop, with a number and a first password by reset', async () => {
      const { createCustomer } = await vendure.query<{ readonly createCustomer: { readonly id: string } }>(
        `mutation { createCustomer(input: { firstName: "Bo", lastName: "Nieuw", emailAddress: "bo@thuishaven.test" }, password: "tijdelijk-123") { ... on Customer { id } } }`,
      )
      expect(createCustomer.id).toBeDefined()
      const { customers } = under(stores[0])
      const customer = await customers.byEmail('BO@thuishaven.test')
      expect(customer).toMatchObject({ firstName: 'Bo', lastName: 'Nieuw', isActive: true, language: 'nld' })
      expect(Number(customer?.number)).toBeGreaterThan(100_000)
      expect(await customers.passwordMatches(customer?.id ?? '', 'tijdelijk-123')).toBe(true)
      await customers.setPassword(customer?.id ?? '', await customers.hashPassword('Welkom01'))
      expect(await customers.passwordMatches(customer?.id ?? '', 'Welkom01')).toBe(true)
    })

    it('the links of a customer without a password are signed with a secret', async () => {
      await vendure.query(
        'mutation { createCustomer(input: { firstName: "No", lastName: "Word", emailAddress: "no@thuishaven.test" }) { __typename } }',
      )
      const { customers } = under(stores[0])
      const { id = '' } = (await customers.byEmail('no@thuishaven.test')) ?? {}
      expect((await customers.linkSecret(id))?.length).toBeGreaterThan(30)
      expect([await customers.passwordMatches(id, ''), await customers.passwordMatches(id, 'unset')]).toEqual([false, false])
      await customers.setPassword(id, await customers.hashPassword('Welkom01'))
      expect(await customers.passwordMatches(id, 'Welkom01')).toBe(true)
    })

    it('an address that the merchant corrects is corrected in the shop', async () => {
      const created = await register(stores[0])
      const id = created.type === 'created' ? created.id : ''
      interface Found {
        readonly customers: {
          readonly items: readonly {
            readonly id: string
            readonly addresses: readonly { readonly id: string; readonly streetLine1: string }[]
          }[]
        }
      }
      const { customers: found } = await vendure.query<Found>(
        '{ customers(options: { filter: { emailAddress: { eq: "quirijntje@thuishaven.test" } } }) { items { id addresses { id streetLine1 } } } }',
      )
      const one = found.items[0]?.addresses.find(({ streetLine1 }) => streetLine1 === 'Prins Hendrikkade 3a')
      await vendure.query('mutation ($id: ID!) { updateCustomerAddress(input: { id: $id, streetLine1: "Oude Schans 12 hs" }) { id } }', {
        id: one?.id,
      })
      const { addressBook } = under(stores[0])
      const all = [...(await addressBook.delivery(id)), await addressBook.invoice(id)]
      expect(all).toContainEqual(
        expect.objectContaining({ streetName: 'Oude Schans', houseNumber: '12', houseNumberAddition: 'hs', city: 'Amsterdam' }),
      )
    })

    it('who is deleted there is signed out and has no account', async () => {
      const created = await register(stores[0])
      const id = created.type === 'created' ? created.id : ''
      const { customers, sessions } = under(stores[0])
      const token = await sessions.open(id, 60_000)
      const { customers: found } = await vendure.query<{ readonly customers: { readonly items: readonly { readonly id: string }[] } }>(
        '{ customers(options: { filter: { emailAddress: { eq: "quirijntje@thuishaven.test" } } }) { items { id } } }',
      )
      // The dashboard keeps a history of what it changed.
      await vendure.query('mutation ($id: ID!) { updateCustomer(input: { id: $id, lastName: "Zwartewaal-Berg" }) { __typename } }', {
        id: found.items[0]?.id,
      })
      await vendure.query('mutation ($id: ID!) { deleteCustomer(id: $id) { result } }', { id: found.items[0]?.id })
      expect(await personalTables()).toEqual([])
      expect([await customers.byId(id), await sessions.customerOf(token)]).toEqual([null, null])
      expect((await register(stores[1])).type).toBe('created')
    })

    it('the e-mail address is one, wherever it is changed', async () => {
      const created = await register(stores[0])
      const id = created.type === 'created' ? created.id : ''
      await under(stores[0]).customers.changeEmail(id, 'quirijntje.d@thuishaven.test')
      interface Found {
        readonly customers: { readonly items: readonly { readonly id: string; readonly user: { readonly identifier: string } }[] }
      }
      const { customers: found } = await vendure.query<Found>(
        '{ customers(options: { filter: { emailAddress: { eq: "quirijntje.d@thuishaven.test" } } }) { items { id user { identifier } } } }',
      )
      expect(found.items[0]?.user.identifier).toBe('quirijntje.d@thuishaven.test')
      await vendure.query(
        'mutation ($id: ID!) { updateCustomer(input: { id: $id, emailAddress: "f.d@thuishaven.test" }) { __typename } }',
        { id: found.items[0]?.id },
      )
      expect((await under(stores[0]).customers.byId(id))?.emailAddress).toBe('f.d@thuishaven.test')
    })
  })
})
