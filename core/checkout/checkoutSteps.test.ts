import { describe, expect, it } from 'vitest'
import type { CheckoutFacts } from './checkoutSteps.ts'
import { checkoutSteps, firstUnmetStep, reachableStep } from './checkoutSteps.ts'
import { nextMove, validateStep } from './checkoutMoves.ts'

const ready: CheckoutFacts = {
  started: true,
  signedIn: true,
  guestForm: 'incomplete',
  addressId: 'a1',
  shippingOptionId: 's1',
  pickupPointMissing: false,
  deliveryDayMissing: false,
  paymentOptionId: 'p1',
  cartChanged: false,
}
const guest: CheckoutFacts = { ...ready, signedIn: false, addressId: null, guestForm: 'valid' }

describe('steps of the checkout', () => {
  it('CHK-02 the checkout has four steps in order, each with next and previous', () => {
    expect(checkoutSteps.map(({ step, number, previous, next }) => [number, previous, step, next])).toEqual([
      [1, null, 'information', 'delivery'],
      [2, 'information', 'delivery', 'overview'],
      [3, 'delivery', 'overview', 'pay'],
      [4, 'overview', 'pay', null],
    ])
    expect(checkoutSteps.map(({ label }) => label.key)).toEqual([
      'checkout.stepInformation',
      'checkout.stepDelivery',
      'checkout.stepOverview',
      'checkout.stepPay',
    ])
  })

  it.each([
    ['information', { ...ready, addressId: null }, 'checkout.checkInformation'],
    ['information', { ...guest, guestForm: 'incomplete' }, 'checkout.fieldsMissing'],
    ['information', { ...guest, guestForm: 'invalid' }, 'checkout.checkInformation'],
    ['delivery', { ...ready, shippingOptionId: null }, 'checkout.noDeliveryOption'],
    ['delivery', { ...ready, pickupPointMissing: true }, 'checkout.noPickupPoint'],
    ['delivery', { ...ready, deliveryDayMissing: true }, 'checkout.noDeliveryDay'],
    ['overview', { ...ready, paymentOptionId: null }, 'checkout.noPaymentMethod'],
  ] as const)('CHK-02 CHK-03 step %s of %j reports %s', (step, facts, key) => {
    expect(validateStep(step, facts)).toEqual({ valid: false, step, message: { key } })
    expect(nextMove(step, facts)).toEqual({ type: 'stay', message: { key } })
    expect(firstUnmetStep(facts)).toBe(step)
  })

  it.each(['information', 'delivery', 'overview', 'pay'])('CHK-02 step %s is valid when everything is there', (step) => {
    expect(validateStep(step, ready)).toEqual({ valid: true })
    expect(validateStep(step, guest)).toEqual({ valid: true })
  })

  it.each(['gegevens', '', 'constructor'])('CHK-02 %j is an unknown step', (step) => {
    expect(validateStep(step, ready)).toEqual({ valid: false, step: null, message: { key: 'checkout.unknownStep', params: { step } } })
    expect(nextMove(step, ready)).toEqual({ type: 'stay', message: { key: 'checkout.unknownStep', params: { step } } })
  })

  it('CHK-02 a step ignores later ones, but paying checks all', () => {
    const onlyAddress: CheckoutFacts = { ...ready, shippingOptionId: null, paymentOptionId: null }
    expect(validateStep('information', onlyAddress)).toEqual({ valid: true })
    expect(validateStep('pay', onlyAddress)).toEqual({ valid: false, step: 'delivery', message: { key: 'checkout.noDeliveryOption' } })
    expect(nextMove('pay', onlyAddress)).toEqual({ type: 'step', step: 'delivery' })
  })

  it('CHK-02 next leads one step further, and pays after the last', () => {
    expect(nextMove('information', ready)).toEqual({ type: 'step', step: 'delivery' })
    expect(nextMove('delivery', ready)).toEqual({ type: 'step', step: 'overview' })
    expect(nextMove('overview', ready)).toEqual({ type: 'step', step: 'pay' })
    expect(nextMove('pay', ready)).toBeNull()
  })

  it.each(['delivery', 'overview', 'pay'])(
    'CHK-08 with a changed cart next from %s goes to delivery, whose options are loaded anew',
    (step) => {
      expect(nextMove(step, { ...ready, cartChanged: true })).toEqual({ type: 'step', step: 'delivery', reload: ['deliveryOptions'] })
    },
  )

  it('CHK-08 a changed cart does not skip an incomplete step', () => {
    expect(nextMove('information', { ...guest, guestForm: 'invalid', cartChanged: true })).toMatchObject({ type: 'stay' })
  })

  it('CHK-12 a step is reachable when all before it are complete', () => {
    expect(reachableStep('pay', ready)).toBe('pay')
    expect(reachableStep('pay', { ...ready, shippingOptionId: null, paymentOptionId: null })).toBe('delivery')
    expect(reachableStep('overview', { ...ready, paymentOptionId: null })).toBe('overview')
    expect(reachableStep('information', { ...ready, paymentOptionId: null })).toBe('information')
    expect(reachableStep('overview', { ...ready, addressId: null })).toBe('information')
  })

  it('CHK-12 without an e-mail address only the start is reachable', () => {
    expect(reachableStep('information', { ...ready, started: false })).toBe('start')
  })
})
