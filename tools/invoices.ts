import { parseArgs } from 'node:util'
import { exportInvoices, periodOf } from '../backend/invoices/exportInvoices.ts'
import { createTableInvoices } from '../backend/invoices/tableInvoices.ts'
import { readSettings, WrongSetting } from '../backend/readSettings.ts'
import { orGiveUp } from '../backend/runBackend.ts'
import { openPostgresStore } from '../backend/store/postgresStore.ts'
import { openSqliteStore } from '../backend/store/sqliteStore.ts'
import { PostgresUnavailable } from './postgres/PostgresUnavailable.ts'
import { startPostgres } from './postgres/startPostgres.ts'

/*
 * The invoices and credit notes of a period as PDF, XML and a table, for the accountant:
 *   npm run invoices -- --from 2026-01-01 --to 2026-12-31 --out folder
 * From the database of DATABASE_URL, the file of SHOP_DATA, or the database of `npm run backend`.
 */
const usage = 'Name the first and the last day and a folder: --from 2026-01-01 --to 2026-12-31 --out folder'

const readArguments = () => {
  let given: { readonly from?: string; readonly to?: string; readonly out?: string }
  try {
    given = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } } }).values
  } catch {
    throw new WrongSetting(usage)
  }
  const { from, to, out } = given
  if (from === undefined || to === undefined || out === undefined || out === '') throw new WrongSetting(usage)
  const period = periodOf(from, to)
  if (period === null) throw new WrongSetting(`--from ${from} --to ${to}: not two days such as 2026-01-01, the first one first.`)
  return { period, out }
}

const write = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const { period, out } = readArguments()
  const { file, postgres } = readSettings(environment)
  const store = postgres === null ? openSqliteStore(file) : await openPostgresStore(postgres)
  try {
    const count = await exportInvoices(
      createTableInvoices(store, (prefix) => prefix),
      period,
      out,
    )
    process.stdout.write(`${count} ${count === 1 ? 'document' : 'documents'} written to ${out}.\n`)
  } finally {
    await store.close()
  }
}

await orGiveUp(async () => {
  readArguments()
  if (process.env['DATABASE_URL'] || process.env['SHOP_DATA']) return write(process.env)
  const postgres = await startPostgres({ folder: process.env['POSTGRES_FOLDER'] || '.cache/postgres' }).catch((problem: unknown) => {
    throw problem instanceof PostgresUnavailable ? new WrongSetting(problem.message) : problem
  })
  return write({ ...process.env, DATABASE_URL: postgres.url }).finally(postgres.stop)
})
