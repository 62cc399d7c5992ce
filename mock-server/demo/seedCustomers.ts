import { keepPassword } from '../account/password.ts'
import type { Host } from '../answers/Host.ts'
import { emptyShoppers } from '../database/schema.ts'
import { demoCustomers, demoPassword } from './customers.ts'
import { placeDemoOrders } from './demoOrders.ts'
import { askDemoTickets } from './demoTickets.ts'

/** What actief@thuishaven.test has agreed on: product and discount in basis points. */
const ownDiscounts = [
  [1007, 1000],
  [1009, 1250],
] as const

/** Forgets what shoppers did and brings the demo accounts back. */
export const resetShoppers = (host: Host): void => {
  const { database } = host
  database.transaction(() => {
    database.script(emptyShoppers)
    for (const customer of demoCustomers) {
      database.run(
        `INSERT INTO customer (id, number, email, password, status, first_name, last_name, company_name, coc_number, vat_number,
           reference, phone_number, default_address_id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`,
        customer.id,
        customer.number,
        customer.email,
        keepPassword(demoPassword),
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
    }
    for (const [productId, discount] of ownDiscounts) {
      database.run('INSERT INTO own_price (customer_id, product_id, discount) VALUES (?, ?, ?)', 'customer-actief', productId, discount)
    }
    placeDemoOrders(host)
    askDemoTickets(host)
    database.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('shoppers', 'seeded')")
  })
}

/** The demo accounts, when the data does not have them yet. */
export const seedCustomers = (host: Host): void => {
  if (host.database.get("SELECT value FROM setting WHERE name = 'shoppers'") === null) resetShoppers(host)
}
