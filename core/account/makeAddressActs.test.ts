import { describe, expect, it } from 'vitest'
import { makeShop } from '../makeShop.ts'
import { HostUnreachable, Refused } from '../ports/failures.ts'
import { makeFakeCustomer } from '../testing/fakes/makeFakeCustomer.ts'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import type { Address } from './address.ts'
import { makeAddressActs } from './makeAddressActs.ts'

const saved: Address = {
  id: 'a',
  uid: 'u',
  companyName: '',
  countryCode: 'NL',
  firstName: 'Noor',
  lastName: 'Vis',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
}
const desk = async (settings: Parameters<typeof makeFakeCustomer>[0] = { addresses: [saved] }) => {
  const customer = makeFakeCustomer(settings)
  const shop = makeShop(makeFakePorts({ customer }), runPlainly, 'nld')
  return { customer, shop, acts: await shop.customer() }
}
const told = (shop: Awaited<ReturnType<typeof desk>>['shop']) => shop.toasts.getSnapshot().map(({ message }) => message)

describe('the address book', () => {
  it('ADR-01 ADR-07b an address with a uid is changed, by its changed fields alone', async () => {
    const { customer, shop, acts } = await desk()
    expect(await acts.saveAddress({ ...saved, houseNumber: ' 3 ' }, saved)).toEqual({ ok: true, value: 'u' })
    expect(customer.sent()).toEqual([['u', { houseNumber: '3' }]])
    expect(told(shop)).toEqual([{ key: 'phrases.accountAddressChangeSuccess' }])
  })

  it('ADR-09 the line of the address search is sent as long as street and number still say the same', async () => {
    const { customer, acts } = await desk()
    const form = { ...saved, houseNumber: '40', streetName: 'Oudegracht', address: 'Oudegracht 40' }
    expect(await acts.saveAddress(form, null)).toMatchObject({ ok: true })
    expect(customer.sent().at(-1)?.[1]).toMatchObject({ address: 'Oudegracht 40' })
    expect(await acts.saveAddress({ ...form, houseNumber: '41' }, null)).toMatchObject({ ok: true })
    expect(customer.sent().at(-1)?.[1]).not.toHaveProperty('address')
  })

  it('ADR-07b nothing changed sends nothing', async () => {
    const { customer, acts } = await desk()
    expect(await acts.saveAddress({ ...saved }, saved)).toEqual({ ok: true, value: 'u' })
    expect(customer.sent()).toEqual([])
  })

  it('ADR-07a one without is made, of what was filled in', async () => {
    const { customer, shop, acts } = await desk({ addresses: [] })
    const { id: _id, uid: _uid, ...form } = saved
    expect(await acts.saveAddress(form, null)).toMatchObject({ ok: true })
    expect(Object.keys(customer.sent()[0]?.[1] ?? {})).not.toContain('companyName')
    expect(told(shop)).toEqual([{ key: 'phrases.accountAddressCreateSuccess' }])
  })

  it.each([
    ['setDefaultAddress', 'phrases.accountChangeDefaultAddressSuccess', 'phrases.accountChangeDefaultAddressError'],
    ['setInvoiceAddress', 'phrases.accountChangeInvoiceAddressSuccess', 'phrases.accountChangeInvoiceAddressError'],
  ] as const)('ADR-08 %s tells what came of it', async (name, done, notDone) => {
    const { shop, acts } = await desk()
    expect(await acts[name]('u')).toBe(true)
    expect(await acts[name]('nobody')).toBe(false)
    expect(told(shop)).toEqual([{ key: done }, { key: notDone }])
  })

  it('ADR-08 NTF-05 an address that is not there any more has gone: the first try may have done it, and its failure is told no longer', async () => {
    let lost = true
    const { customer, shop, acts } = await desk({
      addresses: [saved],
      weather: ({ name }) =>
        name === 'deleteAddress' && lost ? { failure: new HostUnreachable({ reason: 'timeout' }), carriedOut: true } : {},
    })
    expect(await acts.deleteAddress('u')).toBe(false)
    expect(told(shop)).toEqual([{ key: 'phrases.addressDeleteFailed' }])
    lost = false
    expect(await acts.deleteAddress('u')).toBe(true)
    expect(told(shop)).toEqual([{ key: 'phrases.addressDeleteSuccess' }])
    const refusing = await desk({ addresses: [saved], weather: () => ({ failure: new Refused({ because: 'wish', message: 'x' }) }) })
    expect(await refusing.acts.deleteAddress('u')).toBe(false)
    expect(told(refusing.shop)).toEqual([{ key: 'phrases.addressDeleteFailed' }])
    expect(customer.sent()).toEqual([])
  })

  it('ADR-08 a broken call is a failure that is told, and says why', async () => {
    const { shop, acts } = await desk({ addresses: [saved], weather: () => ({ failure: new HostUnreachable({ reason: 'offline' }) }) })
    expect(await acts.saveAddress({ ...saved, city: 'Zwolle' }, saved)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(told(shop)).toEqual([{ key: 'phrases.accountAddressChangeFailed' }])
  })

  it('ADR-01 ADR-08 a form in which something is missing is not sent, and a refusal says what was not done', async () => {
    const { customer, shop, acts } = await desk()
    const { id: _id, uid: _uid, ...form } = saved
    for (const before of [saved, null])
      expect(await acts.saveAddress({ ...form, zipCode: ' ' }, before)).toEqual({ ok: false, failure: { key: 'checkout.fieldsMissing' } })
    expect([customer.sent(), told(shop)]).toEqual([[], []])
    const refusing = await desk({ addresses: [saved], weather: () => ({ failure: new Refused({ because: 'wish', message: 'x' }) }) })
    const notMade = { key: 'phrases.accountAddressCreateFailed' }
    const notChanged = { key: 'phrases.accountAddressChangeFailed' }
    expect(await refusing.acts.saveAddress(form, null)).toEqual({ ok: false, failure: notMade })
    expect(await refusing.acts.saveAddress({ ...form, city: 'Zwolle' }, saved)).toEqual({ ok: false, failure: notChanged })
    expect(told(refusing.shop)).toEqual([notMade, notChanged])
  })

  it('ADR-08 only what was done is told as done, and only then the session is asked what the host made of it', async () => {
    const shown: unknown[] = []
    let restored = 0
    const acts = makeAddressActs({
      book: makeFakeCustomer({ addresses: [saved] }),
      run: runPlainly,
      session: {
        restore: () => {
          restored += 1
          return Promise.resolve('signed-in')
        },
      },
      toasts: {
        show: ({ type, title }) => {
          shown.push([type, title])
          return ''
        },
      },
    })
    await acts.setDefaultAddress('nobody')
    expect([shown, restored]).toEqual([[['error', { key: 'phrases.Failed' }]], 0])
    await acts.setDefaultAddress('u')
    expect([shown[1], restored]).toEqual([['success', { key: 'phrases.Success' }], 1])
  })
})
