import { expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createTestShop } from '../testing/visitTestShop.ts'

const statement = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1' }

it('NET-03 a withdrawal is confirmed within the hour, with one receipt and one mail for any number of confirmations', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  const state = async () => (await visitor.post<Wire['StatedWithdrawalResponse']>('/api/v2/withdrawals', statement)).body.data
  const stated = await state()
  expect(stated).toMatchObject({ ...statement, goods: '' })
  const confirm = (uid: string) => visitor.post<Wire['ConfirmedWithdrawalResponse']>(`/api/v2/withdrawals/${uid}/confirm`)
  const first = await confirm(stated.withdrawalUid)
  shop.advance(2 * 60 * 60 * 1000)
  expect((await confirm(stated.withdrawalUid)).body).toEqual(first.body)
  expect((await shop.mails()).filter(({ recipient }) => recipient === statement.emailAddress)).toHaveLength(1)
  const late = await state()
  shop.advance(60 * 60 * 1000 + 1)
  expect((await confirm(late.withdrawalUid)).status).toBe(404)
})
