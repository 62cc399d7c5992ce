import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { connect } from './programs.ts'
import type { Client } from './programs.ts'
import { processRuns } from './runningPostgres.ts'
import { startTestPostgres } from './startTestPostgres.ts'

/** A database that is created once and then copied, which takes a fraction of the time. */
export interface DatabaseTemplate {
  /** Lower-case letters, digits and underscores, beginning with a letter, at most 20 characters. */
  readonly name: string
  /** Must change with `prepare`, such as a hash of the migrations; the same characters as in the name. */
  readonly version: string
  /** Fills an empty database, and closes its connections. */
  readonly prepare: (url: string) => Promise<void>
}

const sibling = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const namesLike = async (client: Client, start: string): Promise<readonly string[]> => {
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [start])
  return rows.map(({ datname }) => String(datname))
}

/** Creates the template if missing, and drops those of former versions; returns its name. */
const ensureTemplate = async (client: Client, url: string, { name, version, prepare }: DatabaseTemplate): Promise<string> => {
  const template = `template_${name}_${version}`
  // Test files run in parallel, and each may be the first to need it.
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template])
  const found = await namesLike(client, `template_${name}_`)
  if (!found.includes(template)) {
    for (const former of found) await client.query(`DROP DATABASE IF EXISTS ${former} WITH (FORCE)`)
    const half = `template_${name}_new`
    await client.query(`CREATE DATABASE ${half}`)
    await prepare(sibling(url, half))
    await client.query(`ALTER DATABASE ${half} RENAME TO ${template}`)
  }
  await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template])
  return template
}

/** Drops databases of killed tests. */
const dropLeftovers = async (client: Client): Promise<void> => {
  for (const name of await namesLike(client, 'test_')) {
    if (!processRuns(Number(name.split('_')[1]))) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

/**
 * Creates a database for the calling test file (or `describe`), on the Postgres of DATABASE_URL or on one started for tests that does not wait
 * for the disk; a copy of `template`, by default empty. Returns its address, available from `beforeAll` on.
 */
export const withPostgres = (template?: DatabaseTemplate): (() => string) => {
  const own = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  let url = ''
  let stop: () => Promise<void> = () => Promise.resolve()

  const asAdministrator = async (work: (client: Client) => Promise<void>): Promise<void> => {
    const client = await connect(url)
    try {
      await work(client)
    } finally {
      await client.end()
    }
  }

  // The first run installs it.
  beforeAll(async () => {
    ;({ url, stop } = await startTestPostgres())
    await asAdministrator(async (client) => {
      if (!process.env['DATABASE_URL']) await dropLeftovers(client)
      const source = template === undefined ? 'template0' : await ensureTemplate(client, url, template)
      await client.query(`CREATE DATABASE ${own} TEMPLATE ${source}`)
    })
  }, 300_000)

  afterAll(async () => {
    await asAdministrator(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${own} WITH (FORCE)`)))
    await stop()
  })

  return () => sibling(url, own)
}
