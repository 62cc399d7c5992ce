import { describe, expect, it } from 'vitest'
import { freshSchema } from '../../postgres/freshSchema.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { killProcesses } from './killProcesses.ts'
import { killSenders } from './killSenders.ts'
import { playJourneys } from './paymentJourneys.ts'
import { raceSeeds } from './raceSeeds.ts'
import { simulateYear } from './simulateYear.ts'
import { stopPostgres } from './stopPostgres.ts'
import { stopProvider } from './stopProvider.ts'

const database = withPostgres()
const lostRaces = async (seeds: number, withLocks: boolean): Promise<readonly string[]> => {
  const findings: string[] = []
  const print = (finding: string): void => void findings.push(finding)
  await raceSeeds({ schema: freshSchema(database()), first: 1, seeds, withLocks, print })
  return findings
}

describe('the backend on Postgres', { timeout: 120_000 }, () => {
  it('CRT-16 simultaneous requests to two processes have the same result as in sequence', async () => {
    expect(await lostRaces(3, true)).toEqual([])
  })

  it('the same race fails when transactions are not serializable', async () => {
    expect((await lostRaces(1, false)).length).toBeGreaterThan(0)
  })

  // Processes are read from /proc.
  it.skipIf(process.platform !== 'linux')(
    'CHK-07 a process that is killed while customers pay loses no order, charges nobody twice and is replaced',
    async () => {
      expect(await killProcesses(freshSchema(database()), 2)).toMatchObject({ kills: 2, findings: [] })
    },
  )

  it.skipIf(process.platform !== 'linux')(
    'a process that is killed while it sends mails loses none, and sends none twice but the one that it had sent',
    async () => {
      expect(await killSenders(freshSchema(database()), 2)).toMatchObject({ kills: 2, findings: [] })
    },
  )

  it('CHK-11a each end of a payment at Mollie, with each fate of its webhook, is one order, one payment and the right state within 5 s', async () => {
    const { journeys, foundMs, findings } = await playJourneys(freshSchema(database()))
    expect([findings, journeys.length, foundMs < 20_000]).toEqual([[], 30, true])
  }, 300_000)

  it('CHK-10c while Mollie is away payments wait, and afterwards each is paid once, and what was to go back goes back once', async () => {
    expect(await stopProvider(freshSchema(database()), 1, 1000)).toMatchObject({ refunds: 1, findings: [] })
  })

  it('CHK-11a Postgres that goes away in the middle of payments at Mollie loses none, and none is made twice', async () => {
    expect(await stopPostgres(1, 500, { atMollie: true })).toMatchObject({ findings: [] })
  })

  it('ACC-01 of 40 orders, 12 unpaid and 3 refunded, invoices less credit notes are the money received, and both series have no gap', async () => {
    const year = await simulateYear(freshSchema(database()), { count: 40, seed: 1, chosen: { unpaid: 12, refunded: 3 }, print: () => {} })
    expect(year).toMatchObject({ orders: 40, unpaid: 12, refunds: 3, invoices: 28, creditNotes: 3, findings: [] })
    expect(year.invoicedInclVat - year.creditedInclVat).toBe(year.received - year.wentBack)
  }, 300_000)

  it('a refund that is counted twice is found in the books', async () => {
    const year = { count: 20, seed: 1, chosen: { unpaid: 0, refunded: 5 }, print: () => {} }
    const { findings } = await simulateYear(freshSchema(database()), { ...year, isPlanted: true })
    expect(findings.length).toBeGreaterThanOrEqual(5)
  })

  it('NET-04 while Postgres is away calls get 503, no process ends, and no order is lost', async () => {
    expect(await stopPostgres(1, 500)).toMatchObject({ findings: [] })
  })
})
