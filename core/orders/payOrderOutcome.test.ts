import { describe, expect, it } from 'vitest'
import { payOrderOutcome } from './payOrderOutcome.ts'

describe('an open order that could not be paid', () => {
  it('PAY-03 a failing payment provider loads the options again', () => {
    expect(payOrderOutcome({ reason: 'invalid', code: 'ipoi' })).toEqual({
      reload: 'options',
      notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' },
    })
  })

  it('PAY-03 an order that was paid meanwhile is reloaded', () => {
    expect(payOrderOutcome({ reason: 'orderClosed' })).toMatchObject({ reload: 'order', notify: { key: 'phrases.orderNotOpen' } })
  })

  it('PAY-03 any other refusal of a payment is reported', () => {
    expect(payOrderOutcome({ reason: 'invalid', code: 'xyz' })).toEqual({ reload: null, notify: { key: 'phrases.orderPayFailed' } })
  })

  it('PAY-05 a failed payment call is silent', () => {
    expect(payOrderOutcome('network')).toEqual({ reload: null, notify: null })
  })
})
