import { expect, it } from 'vitest'
import type { OrderRefund, Refunds } from '../Refunds.ts'

const refund = (uid: string, more: Partial<OrderRefund> = {}): OrderRefund => ({
  uid,
  kind: 'refund',
  orderUid: 'order',
  paymentUid: 'payment',
  amountInclVat: 500,
  reductionInclVat: 0,
  status: 'requested',
  providerId: null,
  reason: 'Kras',
  lines: null,
  createdAt: 1000,
  ...more,
})

/** What every implementation of Refunds keeps; call it within a `describe` that begins each test without refunds. */
export const refundsSuite = (under: () => Refunds): void => {
  it('a refund is found as it was added, once a uid and once a name at the provider', async () => {
    const lines = [{ lineUid: 'line', quantity: 2 }]
    expect([await under().add(refund('a', { lines })), await under().add(refund('a', { amountInclVat: 1 }))]).toEqual([true, false])
    expect(await under().find('a')).toEqual(refund('a', { lines }))
    expect(await under().find('b')).toBeNull()
    expect([await under().add(refund('b', { providerId: 'p' })), await under().add(refund('c', { providerId: 'p' }))]).toEqual([
      true,
      false,
    ])
  })

  it('refunds of an order come the oldest first, and those that are requested wait for the provider', async () => {
    await under().add(refund('late', { createdAt: 3 }))
    await under().add(refund('early', { createdAt: 2 }))
    await under().add(refund('done', { createdAt: 1, status: 'refunded' }))
    await under().add(refund('other', { createdAt: 1, orderUid: 'other' }))
    expect((await under().ofOrder('order')).map(({ uid }) => uid)).toEqual(['done', 'early', 'late'])
    expect(await under().requested()).toEqual(['other', 'early', 'late'])
    await under().change('early', { status: 'refunded', providerId: 'p', reductionInclVat: 200 })
    expect(await under().requested()).toEqual(['other', 'late'])
    expect(await under().find('early')).toMatchObject({ status: 'refunded', providerId: 'p', reductionInclVat: 200, amountInclVat: 500 })
  })
}
