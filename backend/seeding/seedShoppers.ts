import type { Backend } from '../answers/Backend.ts'
import { transact } from '../answers/transact.ts'
import { adoptEarlierInvoices } from '../invoices/issueInvoices.ts'
import type { CustomerRecord } from '../records/CustomerRecord.ts'
import { seedStock } from '../stock/seedStock.ts'
import { shopperTables } from '../store/shopperTables.ts'
import { createTicket } from '../tickets/tickets.ts'
import { placeOrders } from './placeOrders.ts'

const seedTickets = async (backend: Backend, { id, tickets }: CustomerRecord): Promise<void> => {
  for (const [index, { subject, status, order, messages }] of tickets.entries()) {
    const [first, ...later] = messages.map(({ author, text, at }) => ({ author, text, at: Date.parse(at) }))
    if (first === undefined) continue
    await createTicket(backend, `ticket-${id}-${index + 1}`, {
      customerId: id,
      subject,
      status,
      orderUid: order === null ? null : `order-${order}`,
      messages: [first, ...later],
    })
  }
}

const seedCustomer = async (backend: Backend, customer: CustomerRecord): Promise<void> => {
  const { store } = backend
  await store.run(
    `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number,
       reference, phone_number, default_address_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`,
    customer.id,
    customer.number,
    customer.email,
    await backend.customers.hashPassword(customer.password),
    customer.status,
    customer.firstName,
    customer.lastName,
    customer.companyName,
    customer.cocNumber,
    customer.vatNumber,
    customer.phoneNumber,
    `${customer.id}-delivery-0`,
  )
  if (customer.onAccount === true) await backend.customers.setAccountTerms(customer.id, { limitInclVat: customer.creditLimit ?? null })
  for (const [position, address] of customer.delivery.entries()) {
    for (const kind of position === 0 ? (['delivery', 'invoice'] as const) : (['delivery'] as const)) {
      const id = `${customer.id}-${kind}-${position}`
      await store.run(
        'INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        `uid-${id}`,
        customer.id,
        kind,
        position,
        JSON.stringify(address),
      )
    }
  }
  for (const { productId, discount } of customer.ownPrices) {
    await store.run('INSERT INTO own_price (customer_id, product_id, discount) VALUES (?, ?, ?)', customer.id, productId, discount)
  }
  await placeOrders(backend, customer)
  await seedTickets(backend, customer)
}

const mark = "SELECT value FROM setting WHERE name = 'shoppers'"

/** Whether the shop's initial accounts were created before. */
export const hasSeededShoppers = async ({ store }: Backend): Promise<boolean> => (await store.get(mark)) !== null

const seed = async (backend: Backend, customers: readonly CustomerRecord[]): Promise<void> => {
  for (const customer of customers) await seedCustomer(backend, customer)
  await backend.store.run("INSERT INTO setting (name, value) VALUES ('shoppers', 'seeded') ON CONFLICT DO NOTHING")
}

/** Deletes the shoppers' data and restores the initial accounts and stock. */
export const resetShoppers = (backend: Backend): Promise<void> =>
  transact(backend, async (inner) => {
    await inner.store.run("INSERT INTO setting (name, value) VALUES ('resetting', '') ON CONFLICT DO NOTHING")
    for (const table of shopperTables) await inner.store.run(`DELETE FROM ${table}`)
    await inner.store.run("DELETE FROM setting WHERE name = 'resetting'")
    await seedStock(inner.store, inner.shop.products)
    await seed(inner, inner.shop.customers)
    await adoptEarlierInvoices(inner)
  })

/** Creates these accounts if no first ones were created before; of several processes that start at once, one creates them. */
export const seedShoppers = async (backend: Backend, customers: readonly CustomerRecord[]): Promise<void> => {
  if (customers.length === 0 || (await hasSeededShoppers(backend))) return
  await transact(backend, async (inner) => {
    if (!(await hasSeededShoppers(inner))) await seed(inner, customers)
  })
}
