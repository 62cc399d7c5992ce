import { describe, expect, it } from 'vitest'
import { freshSchema } from '../../postgres/freshSchema.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { killProcesses } from './killProcesses.ts'
import { killSenders } from './killSenders.ts'
import { raceSeeds } from './raceSeeds.ts'
import { stopPostgres } from './stopPostgres.ts'

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

  it('NET-04 while Postgres is away calls get 503, no process ends, and no order is lost', async () => {
    expect(await stopPostgres(1, 500)).toMatchObject({ findings: [] })
  })
})
