import { describe, expect, it } from 'vitest'
import { payOutcome } from './payOutcome.ts'

const quiet = { reload: [], notify: null }

describe('payOutcome', () => {
  it('CHK-09 icc: the cart is not valid', () => {
    const message = { key: 'phrases.checkoutValidateCartFailed' } as const
    expect(payOutcome({ code: 'icc' })).toEqual({ ...quiet, move: { type: 'stay', message }, notify: message })
  })

  it('CHK-09 ipoi: the payment step is loaded again', () => {
    expect(payOutcome({ code: 'ipoi' })).toEqual({
      move: { type: 'step', step: 'overview' },
      reload: ['paymentOptions'],
      notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' },
    })
  })

  it('CHK-09 isoi: the delivery step is loaded again', () => {
    expect(payOutcome({ code: 'isoi' })).toEqual({
      move: { type: 'step', step: 'delivery' },
      reload: ['deliveryOptions'],
      notify: { key: 'phrases.checkoutShippingOptionInvalid' },
    })
  })

  it('CHK-09 idd: the delivery step is loaded again for another day', () => {
    expect(payOutcome({ code: 'idd' })).toEqual({
      move: { type: 'step', step: 'delivery' },
      reload: ['deliveryOptions'],
      notify: { key: 'phrases.checkoutDeliveryDayInvalid' },
    })
  })

  it('CHK-09 icr: a notification, and home', () => {
    expect(payOutcome({ code: 'icr' })).toEqual({ ...quiet, move: { type: 'home' }, notify: { key: 'phrases.checkoutCustomerInactive' } })
  })

  it('CHK-10 step cart: the cart is loaded again and shown', () => {
    expect(payOutcome({ step: 'cart' })).toEqual({
      move: { type: 'cart' },
      reload: ['cart'],
      notify: { key: 'phrases.checkoutCartUpdated' },
    })
  })

  it.each([
    ['delivery', 'delivery'],
    ['bezorging', 'delivery'],
    ['2', 'delivery'],
    ['gegevens', 'information'],
    ['overview', 'overview'],
    ['4', 'pay'],
  ])('CHK-10 step %s → that step', (step, to) => {
    const there = { ...quiet, notify: { key: 'checkout.payRefused' }, move: { type: 'step', step: to } }
    expect(payOutcome({ step })).toEqual(there)
    expect(payOutcome({ code: 'anders', step })).toEqual(there)
  })

  it('CHK-10 no step or an unknown one → the start, with a message', () => {
    const start = { ...quiet, notify: { key: 'checkout.payRefused' }, move: { type: 'start' } }
    expect(payOutcome({})).toEqual(start)
    expect(payOutcome({ code: 'constructor', step: 'toString' })).toEqual(start)
  })

  it('CHK-10 a failing network → stays, with the message that no order is paid twice', () => {
    expect(payOutcome('network')).toEqual({ ...quiet, move: { type: 'stay', message: { key: 'checkout.payUnclear' } } })
  })

  it('CHK-09 a known code decides over a step', () => {
    expect(payOutcome({ code: 'icr', step: 'cart' }).move).toEqual({ type: 'home' })
  })
})
