import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { ensureTemplate, namesLike, sibling } from './DatabaseTemplate.ts'
import type { DatabaseTemplate } from './DatabaseTemplate.ts'
import { connect } from './programs.ts'
import type { Client } from './programs.ts'
import { processRuns } from './runningPostgres.ts'
import { startTestPostgres } from './startTestPostgres.ts'

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
