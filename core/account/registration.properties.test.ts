import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { passwordStrength } from './password.ts'
import { registrationSchema } from './registration.ts'
import { guestFormState } from '../checkout/guestForm.ts'
import type { GuestForm } from '../checkout/guestForm.ts'
import { validateForm } from '../validation/forms.ts'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom('NL', 'BE', '1011AB', 'Welkom01'))

const fields = Object.keys(registrationSchema('business').fields)

const form = fc.record(Object.fromEntries([...fields, 'passwordConfirm'].map((name) => [name, text]))) as unknown as fc.Arbitrary<GuestForm>

it('VAL-01 any registration can be validated, ignores surrounding spaces, and validates to itself', () => {
  fc.assert(
    fc.property(form, (values) => {
      const schema = registrationSchema('business')
      const check = validateForm(schema, values)
      const spaced = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, ` ${String(value)}\t`]),
      ) as unknown as GuestForm
      expect(validateForm(schema, spaced).errors).toEqual(check.errors)
      expect(validateForm(schema, check.values)).toEqual(check)
      expect(check.valid).toBe(Object.keys(check.errors).length === 0)
      expect(guestFormState(values, 'once')).not.toBe('valid')
    }),
  )
})

it('VAL-02 a longer password never meets fewer rules', () => {
  fc.assert(
    fc.property(text, text, (start, more) => {
      const before = passwordStrength(start.trim())
      expect(passwordStrength(`${start.trim()}${more}x`).met).toBeGreaterThanOrEqual(before.met)
    }),
  )
})
