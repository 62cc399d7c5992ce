import { setTimeout as pause } from 'node:timers/promises'
import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { startBackend } from '../../start/startBackend.ts'
import { childrenOf } from './processTimes.ts'
import { startPurchases } from './Purchases.ts'

export interface Killings {
  readonly kills: number
  /** Payments without a response because of a kill. */
  readonly broken: number
  readonly acknowledged: number
  readonly findings: readonly string[]
}

/** Waits until a condition holds; throws after two minutes. */
export const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const since = performance.now(); performance.now() - since < 120_000; await pause(5)) if (await holds()) return
  throw new Error(`Not within two minutes: ${what}`)
}

/**
 * Kills one of two processes (SIGKILL) a number of times while customers are paying; each time the other continues and the killed one is
 * replaced. Customers retry requests without a response, as the shop does.
 */
export const killProcesses = async (schema: FreshSchema, kills: number, buyers = 4): Promise<Killings> => {
  const backend = await startBackend({ variables: schema.variables, processes: 2 })
  try {
    const purchases = await startPurchases(backend.address, schema, buyers)
    for (let killed = 0; killed < kills; killed += 1) {
      await until('both processes run', () => childrenOf(backend.pid).length === 2)
      const before = purchases.acknowledged()
      await until('customers go on buying', () => purchases.acknowledged() > before + buyers)
      await until('somebody is paying', () => purchases.paying() > 0)
      await pause(Math.random() * 10)
      const victims = childrenOf(backend.pid)
      process.kill(victims[Math.floor(Math.random() * victims.length)] ?? Number.NaN, 'SIGKILL')
    }
    await until('the last one is replaced', () => childrenOf(backend.pid).length === 2)
    await purchases.finish()
    const replaced = backend.output().match(/another takes its place/g)?.length ?? 0
    return {
      kills,
      broken: purchases.broken(),
      acknowledged: purchases.acknowledged(),
      findings: [
        ...(replaced === kills ? [] : [`${kills} processes were killed and ${replaced} replaced`]),
        ...(await purchases.findings()),
      ],
    }
  } finally {
    await backend.stop()
  }
}
