import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { until } from './killProcesses.ts'
import { startMollieBackend } from './mollieBackend.ts'
import { startPurchases } from './Purchases.ts'

export interface ProviderOutages {
  readonly times: number
  readonly acknowledged: number
  /** Payments that could not be opened while the provider was away; the shopper read so, and tried again. */
  readonly refused: number
  readonly refunds: number
  /** Longest time from the provider's return until it was paid again, and until all it had said was known and all refunds were sent, in milliseconds. */
  readonly recoveryMs: number
  readonly settledMs: number
  readonly findings: readonly string[]
}

/** What the shop answers the provider's webhook while it cannot ask the provider: call again. */
const answerOf = async (webhookUrl: string): Promise<string> => {
  const { status, headers } = await fetch(webhookUrl, { method: 'POST' })
  return `webhook ${status}, retry after ${headers.get('retry-after')}`
}
const whileAway = 'webhook 503, retry after 60'

/**
 * The payment provider goes away a number of times while customers pay, with money that is to go back, and with a payment of which nobody heard that
 * it was paid. Afterwards all of it is paid, refunded and known, once.
 */
export const stopProvider = async (schema: FreshSchema, times: number, awayMs: number, buyers = 4): Promise<ProviderOutages> => {
  const { backend, standIn, payAtStandIn, findings, stop } = await startMollieBackend(schema)
  const found: string[] = []
  let [recoveryMs, settledMs, refunds] = [0, 0, 0]
  try {
    const purchases = await startPurchases(backend.address, schema, buyers, payAtStandIn)
    for (let stopped = 0; stopped < times; stopped += 1) {
      const before = purchases.acknowledged()
      await until('customers buy', () => purchases.acknowledged() > before + buyers)
      await standIn.goAway()
      const [paid] = await schema.query(
        `SELECT uid, purchase_uid, bank_id FROM payment WHERE status = 'paid' AND bank_id IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM refund WHERE payment_uid = payment.uid) LIMIT 1`,
      )
      if (paid === undefined) throw new Error('Nothing was paid')
      await schema.query(
        `INSERT INTO refund (uid, kind, purchase_uid, payment_uid, amount_incl, reduction_incl, status, reason, created_at)
         VALUES ($1, 'refund', $2, $3, 100, 0, 'requested', 'Kras', $4)`,
        randomUUID(),
        paid['purchase_uid'],
        paid['uid'],
        Date.now(),
      )
      refunds += 1
      const refused = purchases.refused()
      await until('payments are refused', () => purchases.refused() > refused)
      const answer = await answerOf(standIn.payments.get(String(paid['bank_id']))?.webhookUrl ?? '')
      if (answer !== whileAway) found.push(`while the provider was away: ${answer}`)
      await pause(awayMs)
      const acknowledged = purchases.acknowledged()
      await standIn.comeBack()
      const since = performance.now()
      await until('customers pay again', () => purchases.acknowledged() > acknowledged)
      recoveryMs = Math.max(recoveryMs, performance.now() - since)
      await until('refunds are sent', async () => (await schema.query("SELECT uid FROM refund WHERE status = 'requested'")).length === 0)
      settledMs = Math.max(settledMs, performance.now() - since)
    }
    await purchases.finish()
    if (backend.output().includes('ended (')) found.push('a process ended')
    return {
      times,
      acknowledged: purchases.acknowledged(),
      refused: purchases.refused(),
      refunds,
      recoveryMs,
      settledMs,
      findings: [...found, ...(await purchases.findings()), ...(await findings())],
    }
  } finally {
    await stop()
    await schema.drop()
  }
}
