import { describe, expect, it } from 'vitest'
import { connect } from './programs.ts'
import { withPostgres } from './withPostgres.ts'

const select = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = await connect(url)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

let prepared = 0
const template = {
  name: 'shelf',
  version: `v${Date.now()}`,
  prepare: async (url: string) => {
    prepared += 1
    await select(url, 'CREATE TABLE shelf (title text)')
  },
}

describe('databases of tests', () => {
  const empty = withPostgres()
  const first = withPostgres(template)
  const second = withPostgres(template)

  it('an empty test database has no tables, and is Postgres 18 with case rules for all languages', async () => {
    expect(await select(empty(), "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'")).toEqual([{ tables: 0 }])
    const [about] = await select(empty(), "SELECT current_setting('server_version_num')::int / 10000 AS major, lower('É') AS small")
    expect(about).toEqual({ major: 18, small: 'é' })
  })

  it('two test files get two copies of a template that is prepared once', async () => {
    await select(first(), "INSERT INTO shelf VALUES ('mine')")
    expect(await select(second(), 'SELECT * FROM shelf')).toEqual([])
    expect([prepared, first() === second()]).toEqual([1, false])
  })
})
