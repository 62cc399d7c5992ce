import type { Client } from './programs.ts'

/** A database that is created once and then copied, which takes a fraction of the time. */
export interface DatabaseTemplate {
  /** Lower-case letters, digits and underscores, beginning with a letter, at most 20 characters. */
  readonly name: string
  /** Must change with `prepare`, such as a hash of the migrations; the same characters as in the name. */
  readonly version: string
  /** Fills an empty database, and closes its connections. */
  readonly prepare: (url: string) => Promise<void>
}

/** The address of another database of the same Postgres. */
export const sibling = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Names of databases that begin with `start`. */
export const namesLike = async (client: Client, start: string): Promise<readonly string[]> => {
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [start])
  return rows.map(({ datname }) => String(datname))
}

/** Creates the template if missing, and drops those of former versions; returns its name. */
export const ensureTemplate = async (client: Client, url: string, { name, version, prepare }: DatabaseTemplate): Promise<string> => {
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
