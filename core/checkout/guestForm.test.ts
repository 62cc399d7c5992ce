import { describe, expect, it } from 'vitest'
import { guestFormState, guestSchema } from './guestForm.ts'
import { company, person } from '../testing/sampleRegistration.ts'
import { checkField, validateForm } from '../validation/forms.ts'

describe('guest', () => {
  it('CHK-04 the passwords match and are not empty', () => {
    const schema = guestSchema('private')
    expect(validateForm(schema, { ...person, passwordConfirm: ' Welkom01' }).valid).toBe(true)
    expect(validateForm(schema, { ...person, passwordConfirm: 'Welkom02' })).toMatchObject({
      valid: false,
      errors: { passwordConfirm: { key: 'validation.passwordsDiffer' } },
      message: { key: 'checkout.checkInformation' },
    })
    expect(
      checkField(schema.fields.passwordConfirm, 'Welkom01', { ...person, password: 'Welkom01 ', passwordConfirm: '' }).isValidated,
    ).toBe(true)
    expect(validateForm(schema, { ...person, password: '', passwordConfirm: '' }).errors).toMatchObject({
      password: { key: 'validation.required' },
      passwordConfirm: { key: 'validation.required' },
    })
  })

  it('CHK-02 CHK-03 a form misses text, breaks a rule, or is in order', () => {
    expect(guestFormState({ ...person, passwordConfirm: 'Welkom01' })).toBe('valid')
    expect(guestFormState({ ...person, passwordConfirm: 'Welkom02' })).toBe('invalid')
    expect(guestFormState({ ...person, passwordConfirm: '' })).toBe('incomplete')
    expect(guestFormState({ ...person, emailAddress: 'x', city: ' ', passwordConfirm: 'Welkom01' })).toBe('incomplete')
    expect(guestFormState({ ...company, passwordConfirm: 'Welkom01' })).toBe('valid')
    expect(guestFormState({ ...company, vatNumber: 'NL1', passwordConfirm: 'Welkom01' })).toBe('invalid')
  })
})
