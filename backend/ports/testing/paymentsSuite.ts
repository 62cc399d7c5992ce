import { expect, it } from 'vitest'
import type { PaymentOutcome, PaymentRequest, Payments } from '../Payments.ts'

export interface PaymentsUnderTest {
  readonly payments: Payments
  /** The same from another process, where there can be one. */
  readonly elsewhere: Payments
  /** What a shopper does at the provider. */
  readonly decide: (providerId: string, outcome: PaymentOutcome) => Promise<void>
}

/** What every payment provider keeps; call it within a `describe` in which no test finds what another left. */
export const paymentsSuite = (under: () => PaymentsUnderTest): void => {
  const request = (key: string): PaymentRequest => ({
    key,
    methodId: under().payments.methods[0]?.id ?? '',
    amountInclVat: 1000,
    description: 'TH-260001',
    language: 'nld',
    returnUrl: 'https://shop.test/checkout/pay-1',
    webhookUrl: 'https://shop.test/api/payments/pay-1',
    order: {
      number: 'TH-260001',
      emailAddress: 'noor@voorbeeld.test',
      address: {
        companyName: '',
        countryCode: 'NL',
        firstName: 'Noor',
        lastName: 'de Vries',
        zipCode: '1011 AB',
        houseNumber: '1',
        houseNumberAddition: '',
        streetName: 'Prins Hendrikkade',
        city: 'Amsterdam',
      },
      parts: [{ vat: 2100, amountInclVat: 1000 }],
    },
  })
  const create = async (key: string, payments = under().payments) => {
    const created = await payments.create(request(key))
    return created.type === 'created' ? created : { type: created.type, id: '', checkoutUrl: '' }
  }
  const statusOf = async (id: string) => {
    const reported = await under().payments.state(id)
    return reported.type === 'state' ? reported.status : reported.type
  }
  const paid = async (key: string): Promise<string> => {
    const { id } = await create(key)
    await under().decide(id, 'paid')
    return id
  }
  const refund = async (key: string, providerId: string, amountInclVat: number) =>
    (await under().payments.refund({ key, providerId, amountInclVat })).type

  it('methods have ids of their own, which the shop does not use, and a country', () => {
    const { methods } = under().payments
    const ids = methods.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    // On account is between the shop and its customer.
    expect(ids).not.toContain('account')
    expect(methods.filter(({ countries }) => countries.length === 0)).toEqual([])
  })

  it('a payment has one address and one name, below the backend or on https, also when it is created again, at once or later', async () => {
    const both = await Promise.all([create('a'), create('a', under().elsewhere)])
    const [first] = both
    expect(first.checkoutUrl).toMatch(/^(?:\/api\/|https:\/\/)/)
    expect([...both, await create('a')]).toEqual([first, first, first])
    const other = await create('b')
    expect([other.id === first.id, other.checkoutUrl === first.checkoutUrl]).toEqual([false, false])
  })

  it('a payment is pending until the shopper ends it, and is not changed after that', async () => {
    const { id } = await create('a')
    expect(await statusOf(id)).toBe('pending')
    await under().decide(id, 'pending')
    expect(await statusOf(id)).toBe('pending')
    for (const outcome of ['paid', 'cancelled', 'failed'] as const) {
      const { id: ended } = await create(outcome)
      await under().decide(ended, outcome)
      await under().decide(ended, outcome === 'paid' ? 'failed' : 'paid')
      expect(await statusOf(ended)).toBe(outcome)
      expect((await create(outcome)).id).toBe(ended)
    }
  })

  it('a payment that the provider does not know has no status', async () => {
    expect(await statusOf('nobody’s')).toBe('down')
  })

  it('money goes back in parts, once a key, and never more than was paid', async () => {
    const id = await paid('a')
    expect(await Promise.all([refund('r', id, 400), refund('r', id, 400)])).toEqual(['refunded', 'refunded'])
    expect(await refund('s', id, 601)).toBe('refused')
    expect(await refund('t', id, 600)).toBe('refunded')
    expect([await refund('t', id, 600), await refund('u', id, 1)]).toEqual(['refunded', 'refused'])
  })

  it('a payment knows what went back of it, and by which request', async () => {
    const id = await paid('a')
    const returned = await under().payments.refund({ key: 'r', providerId: id, amountInclVat: 400 })
    const state = await under().payments.state(id)
    expect(state).toMatchObject({ status: 'paid', chargebacks: [] })
    expect(state.type === 'state' ? state.refunds : []).toEqual([
      { key: 'r', amountInclVat: 400, ...(returned.type === 'refunded' ? { id: returned.id, status: returned.status } : {}) },
    ])
  })

  it('an authorized payment is collected once, and then it is paid; what was not promised cannot be', async () => {
    const { id } = await create('a')
    const capture = async (key: string, providerId: string) =>
      (await under().payments.capture({ key, providerId, amountInclVat: 1000 })).type
    expect(await capture('c', id)).toBe('refused')
    await under().decide(id, 'authorized')
    expect(await statusOf(id)).toBe('authorized')
    expect([await capture('c', id), await capture('c', id), await statusOf(id)]).toEqual(['captured', 'captured', 'paid'])
    expect(await capture('d', 'nobody’s')).toBe('refused')
  })

  it('an authorized payment that is released is cancelled, also by a second call; what was not promised cannot be', async () => {
    const { id } = await create('a')
    const release = async (providerId: string) => (await under().payments.release(providerId)).type
    expect(await release(id)).toBe('refused')
    const { id: promised } = await create('b')
    await under().decide(promised, 'authorized')
    expect([await release(promised), await release(promised), await statusOf(promised)]).toEqual(['released', 'released', 'cancelled'])
    expect((await under().payments.capture({ key: 'c', providerId: promised, amountInclVat: 1000 })).type).toBe('refused')
    expect([await release(await paid('c')), await release('nobody’s')]).toEqual(['refused', 'refused'])
  })

  it('what was not paid does not go back', async () => {
    const { id } = await create('a')
    expect([await refund('r', id, 1), await refund('s', 'nobody’s', 1)]).toEqual(['refused', 'refused'])
  })
}
