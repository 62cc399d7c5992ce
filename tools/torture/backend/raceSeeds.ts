import type { FreshSchema } from '../../postgres/freshSchema.ts'
import { startBackend } from '../../start/startBackend.ts'
import { race } from './race.ts'

export interface RaceRun {
  readonly schema: FreshSchema
  readonly first: number
  readonly seeds: number
  /** False: without serializable transactions, to show that the race detects that. */
  readonly withLocks: boolean
  readonly print: (line: string) => void
}

/** Races two backends with each seed; returns the number of failed races. */
export const raceSeeds = async ({ schema, first, seeds, withLocks, print }: RaceRun): Promise<number> => {
  const nodeOptions = withLocks ? [] : ['--import', new URL('withoutLocks.ts', import.meta.url).href]
  const start = () => startBackend({ variables: schema.variables, nodeOptions })
  const backends = [await start(), await start()]
  try {
    let lost = 0
    for (let seed = first; seed < first + seeds; seed += 1) {
      const findings = await race({ addresses: backends.map(({ address }) => address), schema }, seed)
      if (findings.length > 0) lost += 1
      for (const finding of findings) print(`seed ${seed}: ${finding}`)
    }
    return lost
  } finally {
    await Promise.all(backends.map((backend) => backend.stop()))
  }
}
