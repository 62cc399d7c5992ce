import { parseArgs } from 'node:util'
import { freshSchema } from '../../postgres/freshSchema.ts'
import { PostgresUnavailable } from '../../postgres/PostgresUnavailable.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { attack } from './hostile.ts'
import { killProcesses } from './killProcesses.ts'
import { killSenders } from './killSenders.ts'
import { measureCatalogue, measureCpu } from './load.ts'
import type { Measured } from './load.ts'
import { raceSeeds } from './raceSeeds.ts'
import { playJourneys } from './paymentJourneys.ts'
import { simulateYear } from './simulateYear.ts'
import { stopPostgres } from './stopPostgres.ts'
import { stopProvider } from './stopProvider.ts'
import { measureTraffic } from './traffic.ts'

/**
 * npm run torture:backend -- race [--seeds 20] [--from 1] [--without-locks]
 * npm run torture:backend -- kill [--times 20]
 * npm run torture:backend -- mails [--times 20]
 * npm run torture:backend -- outage [--times 5] [--seconds 30] [--mollie]
 * npm run torture:backend -- payments
 * npm run torture:backend -- provider [--times 3] [--seconds 30]
 * npm run torture:backend -- year [--orders 10000] [--from 1] [--unpaid 60 --refunded 15] [--planted]
 * npm run torture:backend -- cpu | catalogue | traffic [--seconds 60] | hostile [--carts 10000]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    'without-locks': { type: 'boolean', default: false },
    times: { type: 'string' },
    seconds: { type: 'string' },
    mollie: { type: 'boolean', default: false },
    carts: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '10000' },
    unpaid: { type: 'string' },
    refunded: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const show = (findings: readonly string[]): boolean => {
  for (const finding of findings) print(`  ${finding}`)
  return findings.length === 0
}

/** Runs `work` in a separate schema, on a Postgres of this repository that waits for the disk as in production. */
const inSchema = async <Result>(work: (measured: Measured) => Promise<Result>): Promise<Result> => {
  const { url, pid, stop } = await startPostgres({ folder: '.cache/postgres-torture' })
  const schema = freshSchema(url)
  try {
    return await work({ schema, postgresPid: pid, print })
  } finally {
    await schema.drop()
    await stop()
  }
}
const seconds = (usual: number): number => Number(values.seconds ?? usual)

const kinds: Readonly<Record<string, () => Promise<boolean>>> = {
  race: async () => {
    const [first, seeds] = [Number(values.from), Number(values.seeds)]
    const lost = await inSchema(({ schema }) => raceSeeds({ schema, first, seeds, withLocks: !values['without-locks'], print }))
    print(`${seeds - lost} of ${seeds} races right`)
    return lost === 0
  },
  kill: async () => {
    const { kills, broken, acknowledged, findings } = await inSchema(({ schema }) => killProcesses(schema, Number(values.times ?? 20)))
    print(
      `${kills} processes killed, ${broken} payments left without a response; ${acknowledged} orders acknowledged, ${findings.length} findings`,
    )
    return show(findings)
  },
  mails: async () => {
    const { kills, mails, interrupted, twice, findings } = await inSchema(({ schema }) => killSenders(schema, Number(values.times ?? 20)))
    print(
      `${kills} processes killed while sending ${mails} mails: ${interrupted} mails interrupted, ${twice} sent twice; ${findings.length} findings`,
    )
    return show(findings)
  },
  outage: async () => {
    const { times, acknowledged, recoveryMs, findings } = await stopPostgres(Number(values.times ?? 5), seconds(30) * 1000, {
      atMollie: values.mollie,
    })
    print(
      `Postgres away ${times} times; ${acknowledged} orders acknowledged, bought again within ${Math.round(recoveryMs)} ms, ${findings.length} findings`,
    )
    return show(findings)
  },
  payments: async () => {
    const { journeys, foundMs, findings } = await inSchema(({ schema }) => playJourneys(schema))
    for (const { name, ms } of journeys) print(`  ${name}: ${ms === null ? 'stays open' : `${Math.round(ms)} ms`}`)
    print(`${journeys.length} journeys; what nobody tells is found after ${(foundMs / 1000).toFixed(1)} s; ${findings.length} findings`)
    return show(findings)
  },
  provider: async () => {
    const { times, acknowledged, refused, refunds, recoveryMs, settledMs, findings } = await inSchema(({ schema }) =>
      stopProvider(schema, Number(values.times ?? 3), seconds(30) * 1000),
    )
    print(
      `The provider away ${times} times; ${acknowledged} orders paid, ${refused} payments refused meanwhile, ${refunds} refunds; paid again within ${Math.round(recoveryMs)} ms, all settled within ${Math.round(settledMs)} ms, ${findings.length} findings`,
    )
    return show(findings)
  },
  year: async () => {
    const isChosen = values.unpaid !== undefined || values.refunded !== undefined
    const chosen = isChosen ? { unpaid: Number(values.unpaid ?? 0), refunded: Number(values.refunded ?? 0) } : null
    const run = { count: Number(values.orders), seed: Number(values.from), chosen, isPlanted: values.planted, print }
    const { findings, received, wentBack, invoicedInclVat, creditedInclVat, msPerOrder, ...counts } = await inSchema(({ schema }) =>
      simulateYear(schema, run),
    )
    const euros = (cents: number): string => (cents / 100).toFixed(2)
    print(
      Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    )
    print(
      `Euros: ${euros(received)} received, ${euros(wentBack)} went back; ${euros(invoicedInclVat)} on invoices, ${euros(creditedInclVat)} on credit notes`,
    )
    print(`${msPerOrder.toFixed(1)} ms an order; ${findings.length} findings`)
    return show(findings.slice(0, 20))
  },
  cpu: () => inSchema(measureCpu),
  catalogue: () => inSchema(measureCatalogue),
  traffic: () => inSchema((measured) => measureTraffic(measured, seconds(60))),
  hostile: () => inSchema((measured) => attack(measured, Number(values.carts))),
}

const kind = kinds[positionals[0] ?? '']
if (kind === undefined) {
  process.stderr.write(`Name one of ${Object.keys(kinds).join(', ')}.\n`)
  process.exit(1)
}
try {
  process.exit((await kind()) ? 0 : 1)
} catch (problem) {
  if (!(problem instanceof PostgresUnavailable)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exit(1)
}
