import { expect, it } from 'vitest'
import { createTestShop } from '../testing/visitTestShop.ts'
import { setStock } from './setStock.ts'

it('a confirmed back-in-stock request gets one mail when the product is back; an unconfirmed one gets none', async () => {
  const shop = createTestShop()
  const noor = shop.visitor()
  const mailsTo = (address: string) => shop.mails().filter(({ recipient }) => recipient === address)
  const request = (emailAddress: string) => noor.post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress })
  await request('noor@voorbeeld.test')
  await request('ander@voorbeeld.test')
  const uid = /tell=(\S+)/.exec(mailsTo('noor@voorbeeld.test')[0]?.body ?? '')?.[1] ?? ''
  const confirm = () => noor.post(`/api/public/productRequests/${uid}/confirm`, {})
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(200)
  setStock(shop.backend, 1008, 0)
  expect(mailsTo('noor@voorbeeld.test')).toHaveLength(1)
  setStock(shop.backend, 1008, 3)
  setStock(shop.backend, 1008, 5)
  expect(mailsTo('noor@voorbeeld.test').map(({ subject }) => subject)).toEqual([
    'Bevestig: een bericht als Oogwit Nacht er weer is',
    'Oogwit Nacht is er weer',
  ])
  expect(mailsTo('ander@voorbeeld.test')).toHaveLength(1)
  expect((await confirm()).status).toBe(404)
})
