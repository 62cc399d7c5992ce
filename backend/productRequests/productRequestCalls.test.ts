import { expect, it } from 'vitest'
import { createTestShop } from '../testing/visitTestShop.ts'
import { setStock } from '../stock/setStock.ts'

it('a confirmed back-in-stock request gets one mail when the product is back; an unconfirmed one gets none', async () => {
  const shop = await createTestShop()
  const noor = shop.visitor()
  const mailsTo = async (address: string) => (await shop.mails()).filter(({ recipient }) => recipient === address)
  const request = (emailAddress: string) => noor.post('/api/public/products/1008/requests', { kind: 'backInStock', emailAddress })
  await request('noor@voorbeeld.test')
  await request('ander@voorbeeld.test')
  const uid = /tell=(\S+)/.exec((await mailsTo('noor@voorbeeld.test'))[0]?.body ?? '')?.[1] ?? ''
  const confirm = () => noor.post(`/api/public/productRequests/${uid}/confirm`, {})
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(200)
  await setStock(shop.backend, 1008, 0)
  expect(await mailsTo('noor@voorbeeld.test')).toHaveLength(1)
  await setStock(shop.backend, 1008, 3)
  await setStock(shop.backend, 1008, 5)
  expect((await mailsTo('noor@voorbeeld.test')).map(({ subject }) => subject)).toEqual([
    'Bevestig: een bericht als Oogwit Nacht er weer is',
    'Oogwit Nacht is er weer',
  ])
  expect(await mailsTo('ander@voorbeeld.test')).toHaveLength(1)
  expect((await confirm()).status).toBe(404)
})
