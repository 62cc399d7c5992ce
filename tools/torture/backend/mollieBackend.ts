import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startMollieStandIn } from '../../../backend/mollie/testing/startMollieStandIn.ts'
import type { StartedStandIn } from '../../../backend/mollie/testing/startMollieStandIn.ts'
import { valueAt } from '../../contract/valueAt.ts'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { freePort } from '../../start/freePorts.ts'
import { startBackend } from '../../start/startBackend.ts'
import type { StartedBackend } from '../../start/startBackend.ts'
import type { PayAt } from './Purchases.ts'

/** Two processes of the backend on one Postgres that are paid at a stand-in of Mollie. */
export interface MollieBackend {
  readonly backend: StartedBackend
  readonly standIn: StartedStandIn
  /** A shopper pays, comes back to the shop, and stays until it says so. */
  readonly payAtStandIn: PayAt
  /** What differs between the books of the stand-in and the payments and refunds of the shop; a line each. */
  readonly findings: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

/** Milliseconds after which a shopper looks again. */
const restMs = 200

const cents = (value: unknown): number => Number(value ?? 0)

export const startMollieBackend = async (schema: FreshSchema): Promise<MollieBackend> => {
  const folder = await mkdtemp(join(tmpdir(), 'mollie-'))
  const certificate = join(folder, 'certificate.pem')
  const standIn = await startMollieStandIn()
  await writeFile(certificate, standIn.certificate)
  const port = await freePort()
  const backend = await startBackend({
    port,
    processes: 2,
    variables: {
      ...schema.variables,
      // Where the webhooks go.
      SHOP_ORIGIN: `http://127.0.0.1:${port}`,
      MOLLIE_API_KEY: `test_${'0'.repeat(30)}`,
      MOLLIE_API_URL: standIn.address,
      NODE_EXTRA_CA_CERTS: certificate,
      AUTO_RESTOCK: 'on',
    },
  })
  return {
    backend,
    standIn,
    payAtStandIn: async (paymentUrl, insist) => {
      const id = paymentUrl.split('/').at(-1) ?? ''
      await standIn.decide(id, 'paid')
      const uid = standIn.payments.get(id)?.redirectUrl.split('/').at(-1) ?? ''
      for (;;) {
        const { body } = await insist({ method: 'GET', path: `/api/v2/checkout/payments/${uid}` })
        if (valueAt(body, 'data', 'status') === 'paid') return uid
        await pause(restMs)
      }
    },
    findings: async () => {
      const findings: string[] = []
      const rows = await schema.query(
        `SELECT payment.bank_id AS id, payment.status, payment.amount_incl AS amount, purchase.number,
           (SELECT coalesce(sum(amount_incl), 0) FROM refund WHERE payment_uid = payment.uid AND status IN ('pending', 'refunded')) AS refunded
         FROM payment JOIN purchase ON purchase.uid = payment.purchase_uid WHERE payment.bank_id IS NOT NULL`,
      )
      const paidOrders = new Map<unknown, number>()
      for (const { id, status, amount, number, refunded } of rows) {
        const payment = standIn.payments.get(String(id))
        if (payment === undefined) continue
        const is = payment.status === 'canceled' ? 'cancelled' : payment.status === 'open' ? 'pending' : payment.status
        if (is !== status) findings.push(`${String(id)} is ${is} at the provider and ${String(status)} in the shop`)
        if (payment.amount !== cents(amount))
          findings.push(`${String(id)}: ${payment.amount} at the provider, ${String(amount)} in the shop`)
        const gone = payment.refunds.reduce((sum, one) => sum + one.amount, 0)
        if (gone !== cents(refunded)) findings.push(`${String(id)}: ${gone} went back at the provider, ${String(refunded)} in the shop`)
        if (payment.status === 'paid') paidOrders.set(number, (paidOrders.get(number) ?? 0) + 1)
      }
      for (const [number, times] of paidOrders)
        if (times > 1) findings.push(`order ${String(number)} was paid ${times} times at the provider`)
      const known = new Set(rows.map(({ id }) => id))
      for (const id of standIn.payments.keys()) if (!known.has(id)) findings.push(`the shop does not know ${id} of the provider`)
      return findings
    },
    stop: async () => {
      await backend.stop()
      await standIn.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
