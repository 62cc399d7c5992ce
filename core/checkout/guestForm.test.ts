import { describe, expect, it } from 'vitest'
import { canLookUp } from '../account/registration.ts'
import { guestFormState, guestKind, guestSchema } from './guestForm.ts'
import { company, person } from '../testing/sampleRegistration.ts'
import { checkField, validateForm } from '../validation/forms.ts'

describe('guest', () => {
  it('CHK-04 the passwords match and are not empty', () => {
    const schema = guestSchema('private', 'twice')
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

  it('CHK-02 CHK-03 a guest form is incomplete, invalid or valid', () => {
    expect(guestFormState({ ...person, passwordConfirm: 'Welkom01' }, 'twice')).toBe('valid')
    expect(guestFormState({ ...person, passwordConfirm: 'Welkom02' }, 'twice')).toBe('invalid')
    expect(guestFormState({ ...person, passwordConfirm: '' }, 'twice')).toBe('incomplete')
    expect(guestFormState({ ...person, emailAddress: 'x', city: ' ', passwordConfirm: 'Welkom01' }, 'twice')).toBe('incomplete')
    expect(guestFormState({ ...company, passwordConfirm: 'Welkom01' }, 'twice')).toBe('valid')
    expect(guestFormState({ ...company, vatNumber: 'NL1', passwordConfirm: 'Welkom01' }, 'twice')).toBe('invalid')
  })

  it('REG-01 a guest is a business by any company field, and always in a shop for businesses alone', () => {
    expect([guestKind(person, true), guestKind({ ...person, reference: 'PO 12' }, true)]).toEqual(['private', 'business'])
    expect(guestKind(person, false)).toBe('business')
    expect(guestFormState({ ...person, passwordConfirm: '' }, 'once', 'business')).toBe('incomplete')
  })

  it('CHK-04 the guest form validates as many password fields as the shop shows', () => {
    expect(guestFormState({ ...person, passwordConfirm: '' }, 'once')).toBe('valid')
    expect(guestFormState({ ...person, password: '', passwordConfirm: '' }, 'once')).toBe('incomplete')
    expect(guestFormState({ ...person, password: 'kort', passwordConfirm: 'kort' }, 'once')).toBe('invalid')
    expect(guestFormState({ ...person, password: '', passwordConfirm: '' }, 'none')).toBe('valid')
    expect(guestFormState({ ...person, zipCode: '', passwordConfirm: '' }, 'none')).toBe('incomplete')
  })

  it('ADR-03 street and city are required after zip code and number, and abroad always', () => {
    const missing = (own: Partial<typeof person>) =>
      Object.keys(validateForm(guestSchema('private', 'none'), { ...person, streetName: '', city: '', passwordConfirm: '', ...own }).errors)
    expect(missing({})).toEqual(['streetName', 'city'])
    expect(missing({ zipCode: '' })).toEqual(['zipCode'])
    expect(missing({ houseNumber: ' ' })).toEqual(['houseNumber'])
    expect(missing({ zipCode: '1011' })).toEqual(['zipCode'])
    expect(missing({ houseNumber: '1a' })).toEqual(['houseNumber'])
    expect(missing({ countryCode: 'BE', zipCode: '', houseNumber: '' })).toEqual(['zipCode', 'houseNumber', 'streetName', 'city'])
    expect([canLookUp(person), canLookUp({ ...person, countryCode: 'BE', zipCode: '9000' })]).toEqual([true, false])
  })
})
