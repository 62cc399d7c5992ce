import { keepPassword } from '../account/password.ts'
import type { Database } from '../database/Database.ts'
import { emptyShoppers } from '../database/schema.ts'
import { demoCustomers, demoPassword } from './customers.ts'

/** Forgets what shoppers did and brings the demo accounts back. */
export const resetShoppers = (database: Database): void => {
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
    database.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('shoppers', 'seeded')")
  })
}

/** The demo accounts, when the data does not have them yet. */
export const seedCustomers = (database: Database): void => {
  if (database.get("SELECT value FROM setting WHERE name = 'shoppers'") === null) resetShoppers(database)
}
