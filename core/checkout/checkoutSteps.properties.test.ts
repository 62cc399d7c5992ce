import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextMove, validateStep } from './checkoutMoves.ts'
import { checkoutSteps, reachableStep } from './checkoutSteps.ts'
import type { CheckoutFacts } from './checkoutSteps.ts'
import { payOutcome } from './payOutcome.ts'

const id = fc.option(fc.string({ minLength: 1 }))

const facts: fc.Arbitrary<CheckoutFacts> = fc.record({
  started: fc.constant(true),
  signedIn: fc.boolean(),
  guestForm: fc.constantFrom('valid', 'incomplete', 'invalid'),
  addressId: id,
  shippingOptionId: id,
  pickupPointMissing: fc.boolean(),
  deliveryDayMissing: fc.boolean(),
  paymentOptionId: id,
  cartChanged: fc.boolean(),
})

const step = fc.constantFrom(...checkoutSteps.map((rule) => rule.step))

const place = (name: string): number => checkoutSteps.findIndex((rule) => rule.step === name)

it('CHK-02 next never skips a step that misses something', () => {
  fc.assert(
    fc.property(step, facts, (from, known) => {
      const move = nextMove(from, known)
      const goesOn = move === null || (move.type === 'step' && place(move.step) > place(from))
      expect(!goesOn || validateStep(from, known).valid).toBe(true)
      expect(move !== null || checkoutSteps.every((rule) => rule.missing(known) === null)).toBe(true)
    }),
  )
})

it('CHK-12 the reachable step is never later than the requested one, and all steps before it are complete', () => {
  fc.assert(
    fc.property(step, facts, (requested, known) => {
      const reached = reachableStep(requested, known)
      expect(place(reached)).toBeLessThanOrEqual(place(requested))
      for (const rule of checkoutSteps.slice(0, place(reached))) expect(rule.missing(known)).toBeNull()
      expect(reachableStep(reached === 'start' ? requested : reached, known)).toBe(reached)
    }),
  )
})

it('CHK-10 any payment failure has a next page', () => {
  fc.assert(
    fc.property(fc.record({ code: fc.string(), step: fc.string() }, { requiredKeys: [] }), (failure) => {
      expect(['step', 'start', 'home', 'stay']).toContain(payOutcome(failure).move.type)
    }),
  )
})
