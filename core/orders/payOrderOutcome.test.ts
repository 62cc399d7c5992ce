import { describe, expect, it } from 'vitest'
import { payOrderOutcome } from './payOrderOutcome.ts'

describe('an open order that could not be paid', () => {
  it('PAY-03 a provider that fails has the options asked for anew', () => {
    expect(payOrderOutcome({ code: 'ipoi', message: '' })).toEqual({
      reload: 'options',
      notify: { key: 'phrases.checkoutPaymentOptionProviderFailed' },
    })
  })

  it('PAY-03 what was paid meanwhile is read anew', () => {
    expect(payOrderOutcome({ message: 'orderNotOpen' })).toMatchObject({ reload: 'order', notify: { key: 'phrases.orderNotOpen' } })
  })

  it('PAY-03 any other refusal is told', () => {
    expect(payOrderOutcome({ code: 'xyz', message: 'what' })).toEqual({ reload: null, notify: { key: 'phrases.orderPayFailed' } })
  })

  it('PAY-05 a broken call says nothing', () => {
    expect(payOrderOutcome('network')).toEqual({ reload: null, notify: null })
  })
})
