import { describe, expect, it } from 'vitest'
import { makeShop } from '../makeShop.ts'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import { makeFakeCustomer } from '../testing/fakes/makeFakeCustomer.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { runPlainly } from '../testing/runPlainly.ts'

const question = { subject: 'Stalen', message: ' Kan ik ze zien? ', orderUid: '' }
const lost = (call: { readonly number: number }) =>
  call.number === 1 ? { failure: new HostUnreachable({ reason: 'timeout' }), carriedOut: true } : {}

describe('a question to the shop', () => {
  it('ACC-01 is asked as typed, without spaces around', async () => {
    const service = makeFakeCustomer()
    const shop = makeShop(makeFakePorts({ customer: service }), runPlainly, 'nld')
    expect(await (await shop.customer()).askShop(question)).toMatchObject({ ok: true, value: { messages: [{ text: 'Kan ik ze zien?' }] } })
  })

  it('ACC-01 without words is not sent', async () => {
    const service = makeFakeCustomer()
    const shop = makeShop(makeFakePorts({ customer: service }), runPlainly, 'nld')
    expect(await (await shop.customer()).askShop({ ...question, message: ' ' })).toMatchObject({ ok: false })
    expect(service.asked()).toEqual([])
  })

  it('ACC-01 whose answer was lost is the same question at the next try', async () => {
    const service = makeFakeCustomer({ weather: lost })
    const shop = makeShop(makeFakePorts({ customer: service }), runPlainly, 'nld')
    const { askShop: ask } = await shop.customer()
    expect(await ask(question)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(await ask(question)).toMatchObject({ ok: true })
    expect(service.asked()).toHaveLength(1)
    await ask(question)
    expect(service.asked()).toHaveLength(2)
  })
})

it.each([
  [new Refused({ because: 'moment', message: 'somethingElse' }), 'phrases.tooManyRequests'],
  [new Refused({ because: 'wish', message: 'withdrawalInvalid' }), 'phrases.withdrawalInvalid'],
  [new Refused({ because: 'wish', message: '' }), 'error.connection'],
  [new HostUnreachable({ reason: 'offline' }), 'error.connection'],
])('ACC-01 why a withdrawal was not taken is told: %s', async (failure, key) => {
  const shop = makeShop(makeFakePorts({ customer: makeFakeCustomer({ weather: () => ({ failure }) }) }), runPlainly, 'nld')
  const acts = await shop.customer()
  const said = { name: 'Noor Vis', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1', goods: '' }
  expect(await acts.stateWithdrawal(said)).toEqual({ ok: false, failure: { key } })
  expect(await acts.confirmWithdrawal('withdrawal-1')).toEqual({ ok: false, failure: { key } })
})
