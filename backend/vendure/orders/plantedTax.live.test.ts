import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { valueAt } from '../../../tools/contract/valueAt.ts'
import { startBackend } from '../../../tools/start/startBackend.ts'
import type { StartedBackend } from '../../../tools/start/startBackend.ts'
import { startVendure } from '../../../tools/start/startVendure.ts'
import {
  accepted,
  addRequest,
  bankRequest,
  choiceRequest,
  couponRequest,
  createCustomer,
  payRequest,
} from '../../../tools/torture/backend/Customer.ts'
import { createPostgresPool } from '../../store/postgresStore.ts'
import { withVendureDatabase } from '../testing/withVendureDatabase.ts'

const planted = ['--import', new URL('../testing/plantDefaultTax.ts', import.meta.url).href]

describe("an order with two VAT rates and a coupon, by Vendure's own rules of tax", () => {
  const databaseUrl = withVendureDatabase()
  let backend: StartedBackend
  beforeAll(async () => {
    backend = await startBackend({ variables: { DATABASE_URL: databaseUrl(), BACK_OFFICE: 'vendure', AUTO_RESTOCK: 'on' } })
  }, 60_000)
  afterAll(() => backend.stop())

  const ordersInVendure = async (): Promise<readonly unknown[]> => {
    const pool = createPostgresPool({ url: databaseUrl(), schema: 'vendure', poolSize: 1, timeoutMs: 10_000 })
    const { rows } = await pool.query('SELECT code, state FROM "order"')
    await pool.end()
    return rows
  }

  it('is not booked, and the log has both; by the rules of the shop it is booked afterwards', async () => {
    const customer = await createCustomer([backend.address])
    for (const request of [
      ...[2507, 2509, 2501, 1002, 2300, 2302].map((id) => addRequest(id)),
      couponRequest('WELKOM10'),
      choiceRequest(customer),
    ])
      accepted(await customer.request(request), request.path)
    const started = accepted(await customer.request(payRequest()), 'pay')
    expect((await customer.request(bankRequest(String(valueAt(started, 'data', 'paymentUrl'))))).status).toBe(303)

    const faulty = await startVendure({ variables: { DATABASE_URL: databaseUrl() }, nodeOptions: planted })
    await expect.poll(faulty.output, { timeout: 20_000 }).toMatch(/is not booked yet: Order .*: the VAT is .* cents in the shop, .* here\./)
    expect(await ordersInVendure()).toEqual([])
    await faulty.stop()

    const right = await startVendure({ variables: { DATABASE_URL: databaseUrl() } })
    await expect.poll(ordersInVendure, { timeout: 20_000 }).toEqual([expect.objectContaining({ state: 'PaymentSettled' })])
    expect(right.output()).not.toContain('not booked')
    await right.stop()
  }, 180_000)
})
