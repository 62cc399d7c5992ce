import { text, textOrNull, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { AddressBook } from '../ports/AddressBook.ts'
import type { Customer, Customers, PasswordHash } from '../ports/Customers.ts'
import type { Store } from '../store/Store.ts'
import { hashPassword, isChosenPassword, matchesHash, unknownPassword } from './passwordHash.ts'
import type { PasswordWork } from './passwordHash.ts'

const customerOf = (row: Row): Customer => ({
  id: text(row, 'id'),
  number: text(row, 'number'),
  emailAddress: text(row, 'email'),
  isActive: text(row, 'status') === 'active',
  firstName: text(row, 'first_name'),
  lastName: text(row, 'last_name'),
  companyName: text(row, 'company_name'),
  cocNumber: text(row, 'coc_number'),
  vatNumber: text(row, 'vat_number'),
  reference: text(row, 'reference'),
  phoneNumber: text(row, 'phone_number'),
  language: text(row, 'language') === 'eng' ? 'eng' : 'nld',
  defaultAddressId: textOrNull(row, 'default_address_id'),
})

/** Setting with the highest number of an account that is no more, so that nobody else gets it. */
const lastRemoved = 'last-removed-customer-number'
const givenNumbers = `SELECT number AS given FROM customer UNION ALL SELECT value FROM setting WHERE name = '${lastRemoved}'`

/** Customers in the table `customer`; `addressBook` is of the same store. */
export const createTableCustomers = (
  store: Store,
  {
    newId,
    addressBook,
    passwordWork,
  }: { readonly newId: (prefix: string) => string; readonly addressBook: AddressBook; readonly passwordWork: PasswordWork },
): Customers => {
  const found = (row: Row | null): Customer | null => (row === null ? null : customerOf(row))
  const hashOf = async (id: string): Promise<string | null> => {
    const row = await store.get('SELECT password FROM customer WHERE id = ?', id)
    return row === null ? null : text(row, 'password')
  }
  const byEmail: Customers['byEmail'] = async (emailAddress) =>
    found(await store.get('SELECT * FROM customer WHERE lower(email) = lower(?)', emailAddress.trim()))
  return {
    byId: async (id) => found(await store.get('SELECT * FROM customer WHERE id = ?', id)),
    byEmail,
    create: async ({ emailAddress, password, address, ...details }) => {
      if ((await byEmail(emailAddress)) !== null) return { type: 'emailTaken' }
      const id = newId('customer')
      await store.run(
        `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number,
          reference, phone_number, language)
         VALUES (?, (SELECT coalesce(max(CAST(given AS BIGINT)), 100000) + 1 FROM (${givenNumbers}) AS numbers), ?, ?, 'active', ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        emailAddress.trim(),
        password,
        details.firstName,
        details.lastName,
        details.companyName,
        details.cocNumber,
        details.vatNumber,
        details.reference,
        details.phoneNumber,
        details.language,
      )
      await store.run('INSERT INTO unverified_email (customer_id) VALUES (?)', id)
      await addressBook.add(id, address)
      await addressBook.setInvoice(id, address)
      return { type: 'created', id }
    },
    change: async (id, change) => {
      await store.run(
        `UPDATE customer SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
           company_name = coalesce(?, company_name), coc_number = coalesce(?, coc_number), vat_number = coalesce(?, vat_number),
           reference = coalesce(?, reference), phone_number = coalesce(?, phone_number), language = coalesce(?, language) WHERE id = ?`,
        change.firstName ?? null,
        change.lastName ?? null,
        change.companyName ?? null,
        change.cocNumber ?? null,
        change.vatNumber ?? null,
        change.reference ?? null,
        change.phoneNumber ?? null,
        change.language ?? null,
        id,
      )
    },
    changeEmail: async (id, emailAddress) => {
      if ((await byEmail(emailAddress)) !== null) return { type: 'emailTaken' }
      await store.run('UPDATE customer SET email = ? WHERE id = ?', emailAddress.trim(), id)
      return { type: 'changed' }
    },
    hashPassword: async (password, isChosen = true) =>
      `${isChosen ? '' : unknownPassword}${await hashPassword(password, passwordWork)}` as PasswordHash,
    hasPassword: async (id) => isChosenPassword((await hashOf(id)) ?? ''),
    passwordMatches: async (id, password) => {
      const hash = await hashOf(id)
      return hash !== null && (await matchesHash(password, hash))
    },
    setPassword: async (id, password) => {
      await store.run('UPDATE customer SET password = ? WHERE id = ?', password, id)
    },
    forgetPassword: async (id) => {
      // No hash, and still a secret: links are signed with it.
      await store.run('UPDATE customer SET password = ? WHERE id = ?', newId('unset'), id)
    },
    linkSecret: hashOf,
    emailIsVerified: async (id) => (await store.get('SELECT 1 AS one FROM unverified_email WHERE customer_id = ?', id)) === null,
    setEmailVerified: async (id) => {
      await store.run('DELETE FROM unverified_email WHERE customer_id = ?', id)
    },
    accountTerms: async (id) => {
      const row = await store.get(
        `SELECT credit_limit FROM customer_terms JOIN customer ON customer.id = customer_terms.customer_id
         WHERE customer_id = ? AND on_account = 1 AND company_name <> ''`,
        id,
      )
      return row === null ? null : { limitInclVat: wholeOrNull(row, 'credit_limit') }
    },
    setAccountTerms: async (id, terms) => {
      // A view, such as that of a back office, knows no ON CONFLICT.
      await store.run('DELETE FROM customer_terms WHERE customer_id = ?', id)
      if (terms !== null)
        await store.run('INSERT INTO customer_terms (customer_id, on_account, credit_limit) VALUES (?, 1, ?)', id, terms.limitInclVat)
    },
    remove: async (id) => {
      await store.run(
        `INSERT INTO setting (name, value) SELECT '${lastRemoved}', number FROM customer WHERE id = ?
         ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE CAST(setting.value AS BIGINT) < CAST(excluded.value AS BIGINT)`,
        id,
      )
      for (const table of ['session', 'address', 'customer_terms', 'unverified_email', 'one_time_token', 'passkey'])
        await store.run(`DELETE FROM ${table} WHERE customer_id = ?`, id)
      await store.run('DELETE FROM customer WHERE id = ?', id)
    },
  }
}
