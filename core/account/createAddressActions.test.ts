import { describe, expect, it } from 'vitest'
import { BackendUnavailable, Refused } from '../failures/failures.ts'
import { createFakeAddressBook } from '../testing/fakes/createFakeAddressBook.ts'
import { createFakeCustomer } from '../testing/fakes/createFakeCustomer.ts'
import { createFakePorts } from '../testing/fakes/createFakePorts.ts'
import { createTestShop } from '../testing/createTestShop.ts'
import { runWith } from '../testing/runWith.ts'
import type { Address } from './address.ts'
import { createAddressActions } from './createAddressActions.ts'

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
const addressBook = async (settings: Parameters<typeof createFakeCustomer>[0] = { addresses: [saved] }) => {
  const customer = createFakeCustomer(settings)
  const shop = createTestShop(createFakePorts({ customer }))
  return { customer, shop, actions: await shop.customer.load() }
}
const toResult = (shop: Awaited<ReturnType<typeof addressBook>>['shop']) => shop.toasts.getSnapshot().map(({ message }) => message)

describe('the address book', () => {
  it('ADR-01 ADR-07b an address with a uid is updated with its changed fields only', async () => {
    const { customer, shop, actions } = await addressBook()
    expect(await actions.saveAddress({ ...saved, houseNumber: ' 3 ' }, saved)).toEqual({ ok: true, value: 'u' })
    expect(customer.addressBook.sent()).toEqual([['u', { houseNumber: '3' }]])
    expect(toResult(shop)).toEqual([{ key: 'phrases.accountAddressChangeSuccess' }])
  })

  it('ADR-09 the line of the address search is sent while street and number still match it', async () => {
    const { customer, actions } = await addressBook()
    const form = { ...saved, houseNumber: '40', streetName: 'Oudegracht', address: 'Oudegracht 40' }
    expect(await actions.saveAddress(form, null)).toMatchObject({ ok: true })
    expect(customer.addressBook.sent().at(-1)?.[1]).toMatchObject({ address: 'Oudegracht 40' })
    expect(await actions.saveAddress({ ...form, houseNumber: '41' }, null)).toMatchObject({ ok: true })
    expect(customer.addressBook.sent().at(-1)?.[1]).not.toHaveProperty('address')
  })

  it('ADR-07b an unchanged address is not sent', async () => {
    const { customer, actions } = await addressBook()
    expect(await actions.saveAddress({ ...saved }, saved)).toEqual({ ok: true, value: 'u' })
    expect(customer.addressBook.sent()).toEqual([])
  })

  it('ADR-07a an address without a uid is created from the filled-in fields', async () => {
    const { customer, shop, actions } = await addressBook({ addresses: [] })
    const { id: _id, uid: _uid, ...form } = saved
    expect(await actions.saveAddress(form, null)).toMatchObject({ ok: true })
    expect(Object.keys(customer.addressBook.sent()[0]?.[1] ?? {})).not.toContain('companyName')
    expect(toResult(shop)).toEqual([{ key: 'phrases.accountAddressCreateSuccess' }])
  })

  it.each([
    ['setDefaultAddress', 'phrases.accountChangeDefaultAddressSuccess', 'phrases.accountChangeDefaultAddressError'],
    ['setInvoiceAddress', 'phrases.accountChangeInvoiceAddressSuccess', 'phrases.accountChangeInvoiceAddressError'],
  ] as const)('ADR-08 %s reports its result', async (name, done, notDone) => {
    const { shop, actions } = await addressBook()
    expect(await actions[name]('u')).toBe(true)
    expect(await actions[name]('nobody')).toBe(false)
    expect(toResult(shop)).toEqual([{ key: done }, { key: notDone }])
  })

  it('ADR-08 NTF-05 deleting an address that no longer exists succeeds and clears the earlier failure', async () => {
    let lost = true
    const { customer, shop, actions } = await addressBook({
      addresses: [saved],
      faultModel: ({ name }) =>
        name === 'deleteAddress' && lost ? { failure: new BackendUnavailable({ reason: 'timeout' }), carriedOut: true } : {},
    })
    expect(await actions.deleteAddress('u')).toBe(false)
    expect(toResult(shop)).toEqual([{ key: 'phrases.addressDeleteFailed' }])
    lost = false
    expect(await actions.deleteAddress('u')).toBe(true)
    expect(toResult(shop)).toEqual([{ key: 'phrases.addressDeleteSuccess' }])
    const refusing = await addressBook({
      addresses: [saved],
      faultModel: () => ({ failure: new Refused({ reason: 'invalid', message: 'x' }) }),
    })
    expect(await refusing.actions.deleteAddress('u')).toBe(false)
    expect(toResult(refusing.shop)).toEqual([{ key: 'phrases.addressDeleteFailed' }])
    expect(customer.addressBook.sent()).toEqual([])
  })

  it('ADR-08 a failed call for an address is reported with its reason', async () => {
    const { shop, actions } = await addressBook({
      addresses: [saved],
      faultModel: () => ({ failure: new BackendUnavailable({ reason: 'offline' }) }),
    })
    expect(await actions.saveAddress({ ...saved, city: 'Zwolle' }, saved)).toEqual({ ok: false, failure: { key: 'error.connection' } })
    expect(toResult(shop)).toEqual([{ key: 'phrases.accountAddressChangeFailed' }])
  })

  it('ADR-01 ADR-08 an incomplete address is not sent, and a refusal names the failed action', async () => {
    const { customer, shop, actions } = await addressBook()
    const { id: _id, uid: _uid, ...form } = saved
    for (const before of [saved, null])
      expect(await actions.saveAddress({ ...form, zipCode: ' ' }, before)).toEqual({
        ok: false,
        failure: { key: 'checkout.fieldsMissing' },
      })
    expect([customer.addressBook.sent(), toResult(shop)]).toEqual([[], []])
    const refusing = await addressBook({
      addresses: [saved],
      faultModel: () => ({ failure: new Refused({ reason: 'invalid', message: 'x' }) }),
    })
    const notMade = { key: 'phrases.accountAddressCreateFailed' }
    const notChanged = { key: 'phrases.accountAddressChangeFailed' }
    expect(await refusing.actions.saveAddress(form, null)).toEqual({ ok: false, failure: notMade })
    expect(await refusing.actions.saveAddress({ ...form, city: 'Zwolle' }, saved)).toEqual({ ok: false, failure: notChanged })
    expect(toResult(refusing.shop)).toEqual([notMade, notChanged])
  })

  it('ADR-08 only a successful change is reported as done and reloads the session', async () => {
    const shown: unknown[] = []
    let restored = 0
    const actions = createAddressActions({
      run: runWith({ addressBook: createFakeAddressBook({ addresses: [saved] }) }),
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
    await actions.setDefaultAddress('nobody')
    expect([shown, restored]).toEqual([[['error', { key: 'phrases.Failed' }]], 0])
    await actions.setDefaultAddress('u')
    expect([shown[1], restored]).toEqual([['success', { key: 'phrases.Success' }], 1])
  })
})
