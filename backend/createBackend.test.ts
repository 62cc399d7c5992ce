import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backend } from './answers/Backend.ts'
import { createApi } from './createApi.ts'
import { createDemoBackend } from './createDemoBackend.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

type Post = (
  path: string,
  requested?: { readonly cookie?: string; readonly method?: string; readonly [field: string]: unknown },
) => Promise<Response>

/** Starts and stops the server once on the data file. */
const live = async <Result>(file: string, work: (post: Post, backend: Backend) => Promise<Result>): Promise<Result> => {
  const backend = await createDemoBackend({ file, products: 0, appUrl: 'http://localhost:3000' })
  const fetch = createApi(backend)
  const post: Post = async (path, { cookie = '', method = 'POST', ...body } = {}) =>
    fetch(
      new Request(`http://host.test${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }),
    )
  try {
    return await work(post, backend)
  } finally {
    await backend.close()
  }
}

it('NET-03 a data file keeps sessions, carts, orders, addresses, tickets and payments over restarts', async () => {
  const file = join(folder, 'shop.sqlite')
  const everything = async (post: Post, backend: Backend, cookie: string): Promise<unknown> => [
    await backend.mails.list(),
    ...(await Promise.all(
      [
        ['/api/v2/account/cart/state', 'POST'],
        ['/api/v2/account/orders', 'GET'],
        ['/api/v2/account/addresses', 'GET'],
        ['/api/v2/account/tickets', 'GET'],
        ['/api/v2/account/invoices', 'GET'],
      ].map(async ([path = '', method = 'POST']) => (await post(path, { cookie, method })).json()),
    )),
  ]
  const before = await live(file, async (post, backend) => {
    const login = await post('/api/v2/account/login', { email: 'actief@thuishaven.test', password: 'Welkom01' })
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const add = (productId: number) =>
      post('/api/v2/cart/lines', { cookie, item: { id: `${productId}`, productId, quantity: 1, options: [] } })
    await add(1003)
    await post('/api/v2/cart', { cookie, address_id: 'customer-actief-delivery-0' })
    await post('/api/v2/cart', { cookie, shipping_option_id: 'postnl', payment_option_id: 'ideal' })
    const paid = (await (await post('/api/v2/checkout/pay', { cookie })).json()) as { data: { paymentUrl: string } }
    expect(paid.data.paymentUrl).toMatch(/^\/api\/bank\//)
    await add(1005)
    await post('/api/v2/account/addresses', {
      cookie,
      firstName: 'Noor',
      lastName: 'Vis',
      zipCode: '1011 AB',
      houseNumber: '3',
      streetName: 'Prins Hendrikkade',
      city: 'Amsterdam',
    })
    await post('/api/v2/account/tickets', { cookie, subject: 'Stalen', message: 'Kan dat?' })
    return { cookie, data: await everything(post, backend, cookie) }
  })
  expect(await live(file, (post, backend) => everything(post, backend, before.cookie))).toEqual(before.data)
  expect(JSON.stringify(before.data)).toContain('TH-260001')
})

it('CFG-05 the catalogue of an older program is made anew, and the shoppers keep their data', async () => {
  const file = join(folder, 'shop.sqlite')
  await live(file, async (_post, backend) => backend.store.run("INSERT INTO cart (uid) VALUES ('kept')"))
  const connection = new DatabaseSync(`${file}.catalogue`)
  connection.exec('DROP TABLE finding; PRAGMA user_version = 1')
  connection.close()
  await live(file, async (_post, backend) => {
    expect(backend.searchIndex.findings([1003], 'nld', 'incl')).toHaveLength(1)
    expect(await backend.store.get("SELECT uid FROM cart WHERE uid = 'kept'")).not.toBeNull()
  })
  const newer = new DatabaseSync(`${file}.catalogue`)
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  await expect(live(file, async () => {})).rejects.toThrow('was made by another version (99')
})
