import { storePassword } from '../account/password.ts'
import type { Backend } from '../answers/Backend.ts'
import { emptyShoppers } from '../database/schema.ts'
import { createTicket } from '../tickets/tickets.ts'
import { placeOrders } from './placeOrders.ts'
import type { CustomerRecord } from '../records/CustomerRecord.ts'

const seedTickets = (backend: Backend, { id, tickets }: CustomerRecord): void => {
  tickets.forEach(({ subject, status, order, messages }, index) => {
    const [first, ...later] = messages.map(({ author, text, at }) => ({ author, text, at: Date.parse(at) }))
    if (first === undefined) return
    createTicket(backend, `ticket-${id}-${index + 1}`, {
      customerId: id,
      subject,
      status,
      orderUid: order === null ? null : `order-${order}`,
      messages: [first, ...later],
    })
  })
}

/** Forgets what shoppers did and brings the accounts back that the shop opened with. */
export const resetShoppers = (backend: Backend): void => {
  const { database } = backend
  database.transaction(() => {
    database.script(emptyShoppers)
    for (const customer of backend.shop.customers) {
      database.run(
        `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number,
           reference, phone_number, default_address_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`,
        customer.id,
        customer.number,
        customer.email,
        storePassword(customer.password),
        customer.status,
        customer.firstName,
        customer.lastName,
        customer.companyName,
        customer.cocNumber,
        customer.vatNumber,
        customer.phoneNumber,
        `${customer.id}-delivery-0`,
      )
      customer.delivery.forEach((address, position) => {
        for (const kind of position === 0 ? (['delivery', 'invoice'] as const) : (['delivery'] as const)) {
          const id = `${customer.id}-${kind}-${position}`
          database.run(
            'INSERT INTO address (id, uid, customer_id, kind, position, json) VALUES (?, ?, ?, ?, ?, ?)',
            id,
            `uid-${id}`,
            customer.id,
            kind,
            position,
            JSON.stringify(address),
          )
        }
      })
      for (const { productId, discount } of customer.ownPrices) {
        database.run('INSERT INTO own_price (customer_id, product_id, discount) VALUES (?, ?, ?)', customer.id, productId, discount)
      }
      placeOrders(backend, customer)
      seedTickets(backend, customer)
    }
    database.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('shoppers', 'seeded')")
  })
}

/** The shop's accounts, when the data does not have them yet. */
export const seedShoppers = (backend: Backend): void => {
  if (backend.database.get("SELECT value FROM setting WHERE name = 'shoppers'") === null) resetShoppers(backend)
}
