import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readShopRecords } from '../shopRecords/readShopRecords.ts'
import { openSqliteStore } from '../store/sqliteStore.ts'
import { exportOrders, publishShop } from './fileBackOffice.ts'

const demo = fileURLToPath(new URL('../demo/data', import.meta.url))

it('a folder of files is a back office: what changes in it is in the shop, and orders come out of it once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'))
  cpSync(demo, folder, { recursive: true, filter: (path) => !path.endsWith('.avif') })
  const store = openSqliteStore(null)
  await publishShop(store, folder)
  expect((await readShopRecords(store))?.returnDays).toBe(60)
  const settings = JSON.parse(readFileSync(join(folder, 'shop.json'), 'utf8')) as object
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...settings, returnDays: 30 }))
  await store.run('UPDATE stock SET pieces = 3 WHERE product_id = 1003')
  await publishShop(store, folder)
  expect((await readShopRecords(store))?.returnDays).toBe(30)
  expect((await store.get('SELECT pieces FROM stock WHERE product_id = 1003'))?.['pieces']).toBe(3)

  const out = join(folder, 'orders.jsonl')
  writeFileSync(out, '')
  await store.run(
    `INSERT INTO purchase (uid, number, customer_id, cart_uid, fingerprint, language, payment_option_id, total_incl, lines, created_at, detail,
       upfront_incl, reference) VALUES ('order', 260001, 'c', 'c', 'f', 'nld', 'ideal', 100, '[]', 0, '{"delivery":{"label":"PostNL"}}', 100, '')`,
  )
  await store.run("INSERT INTO order_news (order_uid) VALUES ('order')")
  for (let turn = 0; turn < 2; turn += 1) await exportOrders(store, out)
  expect(readFileSync(out, 'utf8').trim().split('\n')).toEqual(['{"number":260001,"lines":[],"paid":null}'])
  await store.close()
  rmSync(folder, { recursive: true })
})
