import { setTimeout as pause } from 'node:timers/promises'
import { freshSchema } from '../../postgres/freshSchema.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { startBackend } from '../../start/startBackend.ts'
import { until } from './killProcesses.ts'
import { startMollieBackend } from './mollieBackend.ts'
import { startPurchases } from './Purchases.ts'

export interface Outages {
  readonly times: number
  readonly acknowledged: number
  /** Longest time from Postgres's return to the first purchase, in milliseconds. */
  readonly recoveryMs: number
  readonly findings: readonly string[]
}

/** The response of a backend while its database is unavailable: status, Retry-After and message. */
const answersOf = async (address: string): Promise<string> => {
  const ready = await fetch(`${address}/ready`)
  const cart = await fetch(`${address}/api/v2/account/cart/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'es_cuid=of-nobody' },
    body: '{}',
  })
  const { message } = (await cart.json()) as { readonly message: string }
  return `ready ${ready.status}, cart ${cart.status} ${message}, retry after ${cart.headers.get('retry-after')}`
}
const whileAway = 'ready 503, cart 503 temporarilyUnavailable, retry after 2'

/** A folder that no other program uses, so that Postgres really stops. */
const folder = '.cache/postgres-outage'

/**
 * Stops and restarts the Postgres of two backend processes a number of times while customers are buying. No process may end, and acknowledged
 * orders must exist.
 * @param atMollie they pay at a stand-in of Mollie, whose webhooks get no answer meanwhile; else at the practice bank
 */
export const stopPostgres = async (
  times: number,
  awayMs: number,
  { buyers = 4, atMollie = false }: { readonly buyers?: number; readonly atMollie?: boolean } = {},
): Promise<Outages> => {
  let postgres = await startPostgres({ folder })
  const port = Number(new URL(postgres.url).port)
  const schema = freshSchema(postgres.url)
  const mollie = atMollie ? await startMollieBackend(schema) : null
  const backend = mollie?.backend ?? (await startBackend({ variables: schema.variables, processes: 2 }))
  const findings: string[] = []
  let recoveryMs = 0
  try {
    const purchases = await startPurchases(backend.address, schema, buyers, mollie?.payAtStandIn)
    for (let stopped = 0; stopped < times; stopped += 1) {
      const before = purchases.acknowledged()
      await until('customers buy', () => purchases.acknowledged() > before + buyers)
      await postgres.stop()
      const answers = await answersOf(backend.address)
      if (answers !== whileAway) findings.push(`while Postgres was away: ${answers}`)
      await pause(awayMs)
      const acknowledged = purchases.acknowledged()
      postgres = await startPostgres({ folder, port })
      const since = performance.now()
      await until('customers buy again', () => purchases.acknowledged() > acknowledged)
      recoveryMs = Math.max(recoveryMs, performance.now() - since)
    }
    await purchases.finish()
    if (backend.output().includes('ended (')) findings.push('a process ended')
    const differences = [...(await purchases.findings()), ...((await mollie?.findings()) ?? [])]
    return { times, acknowledged: purchases.acknowledged(), recoveryMs, findings: [...findings, ...differences] }
  } finally {
    await (mollie ?? backend).stop()
    await schema.drop()
    await postgres.stop()
  }
}
