import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createDemoBackend } from '../backend/createDemoBackend.ts'
import { backOfficeOf } from '../backend/readBackendSettings.ts'
import { readSettings, WrongSetting } from '../backend/readSettings.ts'
import { orGiveUp } from '../backend/runBackend.ts'
import { readStockCounts } from '../backend/stock/readStockCounts.ts'
import { setStocks } from '../backend/stock/setStock.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startPostgres } from './postgres/startPostgres.ts'

/*
 * What the warehouse counted, written where all processes of the backend hear of it, all or nothing:
 *   npm run stock -- WA-1003 40
 *   npm run stock -- --file stock.csv
 * In the database of DATABASE_URL, or in that of `npm run backend`.
 */
const usage = 'Name an article and its pieces, or --file with a line for each, such as WA-1003,40.'

const readArguments = (): { readonly name: string; readonly source: string } => {
  let given: { readonly values: { readonly file?: string }; readonly positionals: string[] }
  try {
    given = parseArgs({ allowPositionals: true, options: { file: { type: 'string' } } })
  } catch {
    throw new WrongSetting(usage)
  }
  const { values, positionals } = given
  if (values.file === undefined && positionals.length === 2) return { name: 'arguments', source: positionals.join(',') }
  if (values.file === undefined || positionals.length > 0) throw new WrongSetting(usage)
  try {
    return { name: values.file, source: readFileSync(values.file, 'utf8') }
  } catch {
    throw new WrongSetting(`--file: ${values.file} cannot be read.`)
  }
}

/** Writes the counts; answers the lines that cannot be used, in which case nothing was written. */
const write = async (url: string, { name, source }: { readonly name: string; readonly source: string }): Promise<readonly string[]> => {
  const settings = readSettings({ ...process.env, DATABASE_URL: url })
  const backend = await createDemoBackend({ ...settings, products: 0, demoAccounts: false })
  try {
    const { counts, mistakes } = readStockCounts(source, backend.shop.products)
    if (mistakes.length > 0) return mistakes.map(({ line, reason }) => `${name}:${line}: ${reason}`)
    await setStocks(backend, counts)
    process.stdout.write(`${counts.length} ${counts.length === 1 ? 'product' : 'products'} set.\n`)
    return []
  } finally {
    await backend.close()
  }
}

const run = async (): Promise<readonly string[]> => {
  const given = readArguments()
  if (process.env['SHOP_DATA']) throw new WrongSetting('SHOP_DATA: a running backend would not hear of it; this needs Postgres.')
  if (backOfficeOf(process.env)) throw new WrongSetting('BACK_OFFICE: the back office sets the stock; count it there.')
  const url = process.env['DATABASE_URL']
  if (url) return write(url, given)
  const postgres = await startPostgres({ folder: process.env['POSTGRES_FOLDER'] || '.cache/postgres' }).catch((problem: unknown) => {
    throw problem instanceof PostgresUnavailable ? new WrongSetting(problem.message) : problem
  })
  return write(postgres.url, given).finally(postgres.stop)
}

const mistakes = await orGiveUp(run)
if (mistakes.length > 0) {
  process.stderr.write(`${mistakes.join('\n')}\nNothing was changed.\n`)
  process.exit(1)
}
