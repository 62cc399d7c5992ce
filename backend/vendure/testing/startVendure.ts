import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPostgres } from '../../../tools/postgres/withPostgres.ts'
import { freePort } from '../../../tools/start/freePorts.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

const admin = {
  VENDURE_ADMIN: 'test-admin',
  VENDURE_ADMIN_PASSWORD: 'a-password-of-tests',
  VENDURE_COOKIE_SECRET: 'a-secret-of-tests-with-32-letters-',
}

/** The administrator of a Vendure that a test starts. */
export const testAdministrator = { identifier: admin.VENDURE_ADMIN, password: admin.VENDURE_ADMIN_PASSWORD }

/** A running Vendure. */
export interface RunningVendure {
  /** Without trailing slash. */
  readonly address: string
  /** A query of the admin API, signed in as the administrator. Throws on errors. */
  readonly query: <Data>(query: string, variables?: object) => Promise<Data>
  /** A request without a session. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly output: () => string
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export const startVendure = async (databaseUrl: string): Promise<RunningVendure> => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...admin, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, VENDURE_PORT: String(port) },
  })
  let output = ''
  const ended = once(child, 'exit')
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        if (output.includes('Vendure ready')) resolve()
      })
    child.once('exit', () => reject(new Error(`Vendure ended: ${output}`)))
  })
  await ready
  const address = `http://127.0.0.1:${port}`
  let cookie = ''
  const query = async <Data>(text: string, variables: object = {}): Promise<Data> => {
    const response = await fetch(`${address}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', cookie },
      body: JSON.stringify({ query: text, variables }),
    })
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    const { data, errors } = (await response.json()) as { readonly data: Data; readonly errors?: unknown }
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }
  await query('mutation ($name: String!, $password: String!) { login(username: $name, password: $password) { __typename } }', {
    name: admin.VENDURE_ADMIN,
    password: admin.VENDURE_ADMIN_PASSWORD,
  })
  return {
    address,
    query,
    fetch: (path, init) => fetch(address + path, init),
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Changes with everything that fills the database. */
const version = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).toSorted()) hash.update(file)
  for (const file of ['../seed.ts', '../customers/customerViews.ts', '../catalogue/catalogueFields.ts', '../../demo/data/shop.json'])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}

/** A database with the demo shop in Vendure, for the calling test file. */
export const withVendureDatabase = (): (() => string) =>
  withPostgres({
    name: 'vendure',
    version: version(),
    prepare: async (url) => {
      const vendure = await startVendure(url)
      await vendure.stop()
    },
  })
