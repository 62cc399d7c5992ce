import { parseArgs } from 'node:util'
import { freshSchema } from '../../postgres/freshSchema.ts'
import { PostgresUnavailable } from '../../postgres/PostgresUnavailable.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { killProcesses } from './killProcesses.ts'
import { raceSeeds } from './raceSeeds.ts'
import { stopPostgres } from './stopPostgres.ts'

/**
 * npm run torture:backend -- race [--seeds 20] [--from 1] [--without-locks]
 * npm run torture:backend -- kill [--times 20]
 * npm run torture:backend -- outage [--times 5] [--seconds 30]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    'without-locks': { type: 'boolean', default: false },
    times: { type: 'string' },
    seconds: { type: 'string', default: '30' },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const show = (findings: readonly string[]): boolean => {
  for (const finding of findings) print(`  ${finding}`)
  return findings.length === 0
}

/** Runs `work` in a schema of its own, on DATABASE_URL or on a Postgres of this repository that writes to the disk as in service. */
const inSchema = async <Result>(work: (schema: ReturnType<typeof freshSchema>) => Promise<Result>): Promise<Result> => {
  const given = process.env['DATABASE_URL'] || null
  const postgres = given === null ? await startPostgres({ folder: '.cache/postgres-torture' }) : null
  const schema = freshSchema(given ?? postgres?.url ?? '')
  try {
    return await work(schema)
  } finally {
    await schema.drop()
    await postgres?.stop()
  }
}

const kinds: Readonly<Record<string, () => Promise<boolean>>> = {
  race: async () => {
    const [first, seeds] = [Number(values.from), Number(values.seeds)]
    const lost = await inSchema((schema) => raceSeeds({ schema, first, seeds, withLocks: !values['without-locks'], print }))
    print(`${seeds - lost} of ${seeds} races right`)
    return lost === 0
  },
  kill: async () => {
    const { kills, broken, acknowledged, findings } = await inSchema((schema) => killProcesses(schema, Number(values.times ?? 20)))
    print(
      `${kills} processes killed, ${broken} payments left without a response; ${acknowledged} orders acknowledged, ${findings.length} findings`,
    )
    return show(findings)
  },
  outage: async () => {
    const { times, acknowledged, recoveryMs, findings } = await stopPostgres(Number(values.times ?? 5), Number(values.seconds) * 1000)
    print(
      `Postgres away ${times} times; ${acknowledged} orders acknowledged, bought again within ${Math.round(recoveryMs)} ms, ${findings.length} findings`,
    )
    return show(findings)
  },
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
