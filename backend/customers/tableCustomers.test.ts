import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customersSuite } from '../ports/testing/customersSuite.ts'
import type { Store } from '../store/Store.ts'
import { testStores } from '../testing/testStores.ts'
import { fullWork, hashPassword, littleWork, matchesHash } from './passwordHash.ts'
import { createTableAddressBook } from './tableAddressBook.ts'
import { createTableCustomers } from './tableCustomers.ts'
import { createTableOneTimeTokens } from './tableOneTimeTokens.ts'
import { createTablePasskeys } from './tablePasskeys.ts'
import { createTableSessions } from './tableSessions.ts'

const newId = (prefix: string): string => `${prefix}-${randomUUID()}`

describe.each(testStores())('customers on $name', ({ open, drop }) => {
  let stores: readonly [Store, Store]
  let now = Date.UTC(2026, 10, 21)
  beforeAll(async () => {
    stores = await open()
  })
  beforeEach(async () => {
    for (const table of ['customer', 'address', 'session', 'setting', 'passkey']) await stores[0].run(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await Promise.all([...new Set(stores)].map((store) => store.close()))
    await drop()
  })
  customersSuite(() => {
    const addressBook = createTableAddressBook(stores[0], newId)
    return {
      addressBook,
      customers: createTableCustomers(stores[0], { newId, addressBook, passwordWork: littleWork }),
      sessions: createTableSessions(stores[0], () => now, newId),
      oneTimeTokens: createTableOneTimeTokens(stores[0], () => now),
      passkeys: createTablePasskeys(stores[0]),
      advance: (ms) => {
        now += ms
      },
    }
  })
})

describe('hashes of passwords', () => {
  it('a hash contains its work factors, so that older ones still match', async () => {
    const hashes = [await hashPassword('Welkom01', littleWork), await hashPassword('Welkom01', fullWork)]
    expect(hashes.map((hash) => hash.split('$').slice(0, 3))).toEqual([
      ['scrypt', '10', '1'],
      ['scrypt', '15', '3'],
    ])
    for (const hash of hashes) expect([await matchesHash('Welkom01', hash), await matchesHash('Welkom02', hash)]).toEqual([true, false])
  })

  it('a malformed hash matches no password', async () => {
    for (const stored of ['', 'Welkom01', 'scrypt$10$1$$', 'scrypt$99$99$00$00']) expect(await matchesHash('Welkom01', stored)).toBe(false)
  })
})
