import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { root } from '../../build/sources.ts'
import { registration, post } from '../../contract/contractScene.ts'
import { contractVisitor } from '../../contract/contractVisitor.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { freshDatabase } from '../../postgres/freshDatabase.ts'
import type { FreshDatabase } from '../../postgres/freshDatabase.ts'
import { startBackend } from '../../start/startBackend.ts'
import { startVendure } from '../../start/startVendure.ts'
import { accepted, addRequest, bankRequest, choiceRequest, couponRequest, createCustomer, payRequest } from '../backend/Customer.ts'
import type { Customer } from '../backend/Customer.ts'
import { until } from '../backend/killProcesses.ts'

const git = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.trim()
}

/** The commit before the last migration of either program. */
const beforeLastMigration = (): string =>
  git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'backend/store/migrations/0*.ts', 'backend/vendure/migrations').concat('^')

/** The backend of a commit, with the packages of this checkout. */
const checkOut = (commit: string): string => {
  const folder = join(root, '.cache/update-from')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('sh', ['-c', `git archive ${git('rev-parse', commit)} | tar -x -C "${folder}"`], { cwd: root })
  if (status !== 0) throw new Error(`Commit ${commit} cannot be unpacked.`)
  if (existsSync(join(folder, 'backend/vendure')))
    symlinkSync(join(root, 'backend/vendure/node_modules'), join(folder, 'backend/vendure/node_modules'))
  return folder
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Tables and columns that programs write again by themselves. */
const derived = new Set([
  'migration',
  'migrations',
  'shop_record',
  'stock',
  'order_news',
  'session',
  'job_record',
  'search_index_item',
  'scheduled_task_record',
])
const moving = new Set(['updatedAt', 'lastLogin'])

/** Every table and view of both programs, with its rows. */
const contents = async (database: FreshDatabase): Promise<ReadonlyMap<string, Rows>> => {
  const tables = await database.query(
    "SELECT table_schema AS schema, table_name AS name FROM information_schema.tables WHERE table_schema IN ('shop', 'vendure') ORDER BY 1, 2",
  )
  const all = new Map<string, Rows>()
  for (const { schema, name } of tables)
    if (!derived.has(String(name)))
      all.set(`${String(schema)}.${String(name)}`, await database.query(`SELECT * FROM "${String(schema)}"."${String(name)}"`))
  return all
}

const sorted = (rows: Rows, columns: readonly string[]): readonly string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()

/** Tables of which a row or a value of before is gone. */
const lost = (before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>): readonly string[] =>
  [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !moving.has(column))
    const now = after.get(table)
    if (now === undefined) return [`${table} is gone`]
    const [old, there] = [sorted(rows, columns), new Set(sorted(now, columns))]
    const missing = old.filter((row) => !there.has(row))
    return missing.length === 0
      ? []
      : [`${table}: ${missing.length} of ${old.length} rows are not as they were, such as ${missing[0]?.slice(0, 300)}`]
  })

const goods = [2300, 2420, 2302, 2501]

const buy = async (customer: Customer, turn: number): Promise<void> => {
  accepted(await customer.request(addRequest(goods[turn % goods.length] ?? 0, randomUUID())), 'add')
  accepted(await customer.request(addRequest(goods[(turn + 1) % goods.length] ?? 0, randomUUID())), 'add')
  if (turn % 2 === 0) accepted(await customer.request(couponRequest('WELKOM10')), 'coupon')
  accepted(await customer.request(choiceRequest(customer)), 'choose')
  const started = accepted(await customer.request(payRequest(randomUUID())), 'pay')
  const { status } = await customer.request(bankRequest(String(valueAt(started, 'data', 'paymentUrl'))))
  if (status !== 303) throw new Error(`the bank: ${status}`)
}

export interface Update {
  readonly from: string
  readonly hadVendure: boolean
  readonly rows: number
  readonly findings: readonly string[]
}

/**
 * Fills a database with customers and orders by the programs of an earlier commit, and starts those of this checkout on it: whatever was there is
 * there, customers log in, and the next order is booked.
 * @param url of a Postgres, in which the database is made
 * @param commit by default the one before the last migration
 */
export const updateFrom = async (url: string, commit = beforeLastMigration()): Promise<Update> => {
  const folder = checkOut(commit)
  const hadVendure = existsSync(join(folder, 'backend/vendure/main.ts'))
  const database = await freshDatabase(url)
  const variables = { DATABASE_URL: database.url, ...(hadVendure ? { BACK_OFFICE: 'vendure' } : {}) }
  const noNews = () => until('all is booked', async () => (await database.query('SELECT FROM shop.order_news')).length === 0)
  const emails: string[] = []
  const ordersEach = 4
  try {
    const oldVendure = hadVendure ? await startVendure({ variables, folder }) : null
    const oldBackend = await startBackend({ variables, folder })
    for (let each = 0; each < 3; each += 1) {
      const customer = await createCustomer([oldBackend.address])
      for (let turn = 0; turn < ordersEach; turn += 1) await buy(customer, each + turn)
      // A cart that is not bought.
      accepted(await customer.request(addRequest(2300)), 'add')
      emails.push(customer.email)
    }
    if (hadVendure) await noNews()
    await oldBackend.stop()
    await oldVendure?.stop()
    const before = await contents(database)

    const now = { ...variables, BACK_OFFICE: 'vendure' }
    const vendure = await startVendure({ variables: now })
    const backend = await startBackend({ variables: now })
    try {
      // Customers move from the backend's tables into Vendure's when they meet for the first time.
      const findings = [...lost(before, await contents(database))]
      for (const email of emails) {
        const { request } = contractVisitor((path, init) => fetch(`${backend.address}${path}`, { ...init, redirect: 'manual' }))
        const session = await request(post('/api/v2/account/login', { email, password: registration.password }))
        const orders = await request({ method: 'GET', path: '/api/v2/account/orders' })
        const found = [session.status, (valueAt(orders.body, 'data') as readonly unknown[] | undefined)?.length]
        if (!isDeepStrictEqual(found, [200, ordersEach])) findings.push(`${email}: log-in and orders ${found.join(', ')}`)
      }
      await buy(await createCustomer([backend.address]), 0)
      await noNews()
      const unbooked = vendure.output().match(/is not booked yet.*/g) ?? []
      return {
        from: git('rev-parse', '--short', commit),
        hadVendure,
        rows: [...before.values()].flat().length,
        findings: [...findings, ...unbooked],
      }
    } finally {
      await backend.stop()
      await vendure.stop()
    }
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
