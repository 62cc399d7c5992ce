import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'

const request = { subject: 'Stalen', message: ' Kan ik ze zien? ', orderUid: '' }
const lost = (call: { readonly number: number }) =>
  call.number === 1 ? { failure: new BackendUnavailable({ reason: 'timeout' }), carriedOut: true } : {}

describe('a question to the shop', () => {
  it('ACC-01 a question is sent trimmed', async () => {
    const customer = createFakeCustomer()
    const shop = createTestShop(createFakePorts({ customer }))
    expect(await (await shop.customer.load()).contactSupport(request)).toMatchObject({
      ok: true,
      value: { messages: [{ text: 'Kan ik ze zien?' }] },
    })
  })

  it('ACC-01 an empty question is not sent', async () => {
    const customer = createFakeCustomer()
    const shop = createTestShop(createFakePorts({ customer }))
    expect(await (await shop.customer.load()).contactSupport({ ...request, message: ' ' })).toMatchObject({ ok: false })
    expect(customer.afterSale.requested()).toEqual([])
  })

  it('ACC-01 a question with a lost response has the same key at the next try', async () => {
    const customer = createFakeCustomer({ faultModel: lost })
    const shop = createTestShop(createFakePorts({ customer }))
    const { contactSupport: send } = await shop.customer.load()
    expect(await send(request)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(await send(request)).toMatchObject({ ok: true })
    expect(customer.afterSale.requested()).toHaveLength(1)
    await send(request)
    expect(customer.afterSale.requested()).toHaveLength(2)
  })
})

it.each([
  [new Refused({ reason: 'temporary', message: 'somethingElse' }), { key: 'phrases.tooManyRequests' }],
  [new Refused({ reason: 'invalid', message: 'withdrawalInvalid' }), { backend: 'withdrawalInvalid' }],
  [new Refused({ reason: 'invalid', message: '' }), { key: 'error.connection' }],
  [new BackendUnavailable({ reason: 'offline' }), { key: 'error.connection' }],
])('ACC-01 the reason of a refused withdrawal is reported: %s', async (failure, message) => {
  const shop = createTestShop(createFakePorts({ customer: createFakeCustomer({ faultModel: () => ({ failure }) }) }))
  const actions = await shop.customer.load()
  const notices = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1', goods: '' }
  expect(await actions.stateWithdrawal(notices)).toEqual({ ok: false, failure: message })
  expect(await actions.confirmWithdrawal('withdrawal-1')).toEqual({ ok: false, failure: message })
})
