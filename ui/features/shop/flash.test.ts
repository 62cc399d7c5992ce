import { describe, expect, it } from 'vitest'
import { flashAt, flashKeyOf } from './flash.ts'

describe('a message in the address of a page', () => {
  it('CHK-04 a flash message is found by the key of a phrase, by the backend’s key, or in general', () => {
    expect(flashKeyOf({ key: 'checkout.noPickupPoint' })).toBe('checkout.noPickupPoint')
    expect(flashKeyOf({ backend: 'accountPasswordWeak', otherwise: 'checkout.accountCreateFailed' })).toBe('phrases.accountPasswordWeak')
    expect(flashKeyOf({ backend: 'somethingElse', otherwise: 'checkout.accountCreateFailed' })).toBe('checkout.accountCreateFailed')
    expect(flashKeyOf({ backend: 'somethingElse' })).toBe('error.unknown')
    expect(flashKeyOf({ text: 'The password is not correct.' })).toBe('error.unknown')
  })

  it('CHK-04 a flash message also selects an effect on the page', () => {
    const reason = (word: string) => flashAt(`/checkout/gegevens?flash=${word}`)?.reason
    expect(reason('phrases.accountEmailAddressExists')).toBe('emailTaken')
    expect([reason('checkout.fieldsMissing'), reason('checkout.checkInformation')]).toEqual(['wrongFields', 'wrongFields'])
    expect(reason('checkout.payRefused')).toBeUndefined()
    expect(flashAt('/checkout?flash=nothing')).toBeNull()
  })
})
