import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { demoShop } from '../backend/demo/demoShop.ts'
import { saveShopRecords } from '../backend/shopRecords/saveShopRecords.ts'
import type { ShopRecordChange } from '../backend/shopRecords/ShopRecordChange.ts'
import { shopRecordsOf } from '../backend/shopRecords/shopRecordsOf.ts'
import { openPostgresStore } from '../backend/store/postgresStore.ts'
import { root } from './build/sources.ts'
import { withPostgres } from './postgres/withPostgres.ts'
import { freePort } from './start/freePorts.ts'

const database = withPostgres()
const secret = 'geheim-wachtwoord'

/** Starts the program of `npm run backend` without this machine's settings. */
const start = (variables: Readonly<Record<string, string>>, args: readonly string[] = []) => {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, POSTGRES_FOLDER: '.cache/postgres-tests', ...variables }
  const child = spawn(process.execPath, ['tools/backend.ts', ...args], { cwd: root, env })
  const [output, problems] = [[] as string[], [] as string[]]
  child.stdout.on('data', (text: Buffer) => void output.push(text.toString()))
  child.stderr.on('data', (text: Buffer) => void problems.push(text.toString()))
  return {
    child,
    output: () => output.join(''),
    problems: () => problems.join(''),
    ended: once(child, 'close') as Promise<[number | null]>,
  }
}

describe('npm run backend', { timeout: 60_000 }, () => {
  it('CRT-01 the backend starts without any preparation, and a cart is the same in each of its processes', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const { child, output, problems, ended } = start({ API_PORT: String(port) }, ['--processes', '2'])
    await vi.waitFor(() => expect(`${output()}${problems()}`).toContain(`Backend ready at ${address}, 2 processes\n`), 40_000)
    expect(output()).toMatch(/^Postgres 18\.[\d.]+ runs on port \d+(?:, as the user \w+)?; its data is kept in \S[^\n]*\.\n/)
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    // Each request uses a new connection, so that it may reach either process.
    const send = (path: string, body: unknown, cookie = ''): Promise<Response> =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close', cookie },
        body: JSON.stringify(body),
      })
    const added = await send('/api/v2/cart/lines', { item: { id: '1003-[]', productId: 1003, quantity: 2, options: [] } })
    const { data } = (await added.json()) as { readonly data: { readonly cUid: string } }
    const states = await Promise.all(
      Array.from({ length: 12 }, async () => (await send('/api/v2/account/cart/state', {}, `es_cuid=${data.cUid}`)).text()),
    )
    expect([new Set(states).size, states[0]?.includes('"quantity":2')]).toEqual([1, true])
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/backend_responses_total\{status="200"\} (?:1[3-9]|[2-9]\d)/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it('CFG-05 with a back office the shop and its accounts are those of the database', async () => {
    const settings = { url: database(), schema: 'filled', poolSize: 2, timeoutMs: 10_000 }
    const store = await openPostgresStore(settings)
    const products = (brand: string): ShopRecordChange[] =>
      shopRecordsOf(demoShop()).map((record) =>
        record.id === '1003' ? { ...record, value: { ...(record.value as object), brand: brand } } : record,
      )
    await saveShopRecords(store, products('Brand 1'))
    const port = await freePort()
    const { child, output, problems, ended } = start({
      DATABASE_URL: database(),
      DATABASE_SCHEMA: 'filled',
      BACK_OFFICE: 'vendure',
      DEMO_ACCOUNTS: 'off',
      API_PORT: String(port),
    })
    await vi.waitFor(() => expect(`${output()}${problems()}`).toContain('Backend ready at'), 40_000)
    const shown = async () =>
      ((await (await fetch(`http://127.0.0.1:${port}/api/public/products/1003`)).json()) as { readonly data: { readonly brand: string } })
        .data
    expect(JSON.stringify(await shown())).toContain('Brand 1')
    await saveShopRecords(store, products('Brand 2'))
    await vi.waitFor(async () => expect(JSON.stringify(await shown())).toContain('Brand 2'), { timeout: 500, interval: 20 })
    expect([await store.all('SELECT id FROM customer'), await store.all('SELECT product_id FROM stock')]).toEqual([[], []])
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await store.close()
  })

  it.concurrent.each([
    ['DATABASE_URL', 'an address of something else', () => ({ DATABASE_URL: `mysql://root:${secret}@127.0.0.1/shop` })],
    ['DATABASE_URL', 'an unreadable address', () => ({ DATABASE_URL: `postgres://shop:${secret}@127.0.0.1:port/shop` })],
    ['DATABASE_URL', 'nobody there', async () => ({ DATABASE_URL: `postgres://shop:${secret}@127.0.0.1:${await freePort()}/shop` })],
    [
      'DATABASE_URL',
      'a host name with two addresses where nothing listens',
      async () => ({ DATABASE_URL: `postgres://shop:${secret}@localhost:${await freePort()}/shop` }),
    ],
    ['DATABASE_URL', 'a wrong password', () => ({ DATABASE_URL: database().replace(/:[^:@]+@/, `:${secret}@`) })],
    ['DATABASE_URL', 'an unknown database', () => ({ DATABASE_URL: `${database()}_unknown` })],
    ['BACK_OFFICE', 'an unknown one', () => ({ DATABASE_URL: database(), BACK_OFFICE: 'ledger' })],
    ['BACK_OFFICE', 'no products yet', () => ({ DATABASE_URL: database(), DATABASE_SCHEMA: 'empty', BACK_OFFICE: 'vendure' })],
    ['API_PORT', 'no port', () => ({ DATABASE_URL: database(), API_PORT: 'many' })],
  ] as const)('%s: %s ends the start with one line and code 1', async (name, _case, variables) => {
    const { output, problems, ended } = start({ API_PORT: String(await freePort()), ...(await variables()) })
    expect(await ended).toEqual([1, null])
    expect(output()).toBe('')
    expect(problems()).toMatch(new RegExp(`^${name}\\b[^\n]*[a-z][^\n]*\\.\n$`))
    expect(problems()).not.toMatch(new RegExp(secret))
  })
})
