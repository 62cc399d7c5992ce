import { parseArgs } from 'node:util'
import { installFolder } from '../../installFolder.ts'
import { PostgresUnavailable } from '../../postgres/PostgresUnavailable.ts'
import { startTestPostgres } from '../../postgres/startTestPostgres.ts'
import { raceLastPiece } from './lastPiece.ts'
import { stopPostgres } from './outage.ts'
import { startShopWithVendure } from './ShopWithVendure.ts'
import { updateFrom } from './update.ts'

/**
 * npm run torture:vendure -- last-piece [--rounds 20]
 * npm run torture:vendure -- outage [--seconds 30]
 * npm run torture:vendure -- update [--from <commit>]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' }, seconds: { type: 'string', default: '30' }, from: { type: 'string' } },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const show = (findings: readonly string[]): boolean => {
  for (const finding of findings) print(`  ${finding}`)
  return findings.length === 0
}

const onPostgres = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  const { url, stop } = await startTestPostgres()
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

const kinds: Readonly<Record<string, () => Promise<boolean>>> = {
  'last-piece': () =>
    onPostgres(async (url) => {
      const shop = await startShopWithVendure(url)
      try {
        const findings = await raceLastPiece(shop, Number(values.rounds))
        print(`${values.rounds} rounds at two backends, ${findings.length} findings`)
        return show(findings)
      } finally {
        await shop.stop()
      }
    }),
  outage: async () => {
    const { pages, paidMs, bookedMs, shownMs, findings } = await stopPostgres(Number(values.seconds) * 1000)
    for (const [path, statuses] of Object.entries(pages)) print(`${path}: ${statuses}`)
    const [paid, booked, shown] = [paidMs, bookedMs, shownMs].map(Math.round)
    print(
      `After ${values.seconds} s: paid within ${paid} ms, booked within ${booked} ms, a price on the page within ${shown} ms, ${findings.length} findings`,
    )
    return show(findings)
  },
  update: () =>
    onPostgres(async (url) => {
      const { from, hadVendure, rows, findings } = await updateFrom(url, values.from)
      print(`From ${from}, ${hadVendure ? 'with' : 'without'} Vendure: ${rows} rows, ${findings.length} findings`)
      return show(findings)
    }),
}

const kind = kinds[positionals[0] ?? '']
const problem =
  kind === undefined ? `Name one of ${Object.keys(kinds).join(', ')}.` : installFolder('backend/vendure', ['--ignore-scripts'])
if (kind === undefined || problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
try {
  process.exit((await kind()) ? 0 : 1)
} catch (error) {
  if (!(error instanceof PostgresUnavailable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
