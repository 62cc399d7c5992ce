import { describe, expect, it } from 'vitest'
import { emailSchema, loginSchema } from '../account/login.ts'
import { resetSchema } from '../account/password.ts'
import { addressSchema } from '../account/registration.ts'
import { empty, person } from '../testing/sampleRegistration.ts'
import { validateForm } from './forms.ts'

describe('other forms', () => {
  it('SES-01 a login requires both fields and reports one message', () => {
    expect(validateForm(loginSchema, { email: 'x', password: 'y' }).valid).toBe(true)
    expect(validateForm(loginSchema, { email: '', password: ' ' })).toMatchObject({
      errors: { email: { key: 'validation.required' }, password: { key: 'validation.required' } },
      message: { key: 'phrases.accountLoginRequestError' },
    })
  })

  it('VAL-01 a form names the fields that need text and have none, and no others', () => {
    expect(validateForm(emailSchema, { email: ' ' }).missing).toEqual(['email'])
    expect(validateForm(emailSchema, { email: 'a@b' }).missing).toEqual([])
  })

  it.each([
    ['Welkom01', 'Welkom02'],
    ['kort', 'kort'],
    ['', ''],
  ])('RST-02 new passwords %j and %j are refused', (password, password_confirm) => {
    expect(validateForm(resetSchema, { password, password_confirm }).message).toEqual({
      key: 'phrases.accountPasswordResetErrorPasswordNoMatch',
    })
  })

  it('RST-02 equal passwords that meet the rules are taken', () => {
    expect(validateForm(resetSchema, { password: 'Welkom01', password_confirm: 'Welkom01' }).valid).toBe(true)
    expect(validateForm(resetSchema, { password: 'Welkom01', password_confirm: 'Welkom02' }).errors).toEqual({
      password_confirm: { key: 'validation.passwordsDiffer' },
    })
  })

  it('VAL-06 an address needs everything but company and addition', () => {
    expect(Object.keys(validateForm(addressSchema, empty).errors)).toEqual([
      'countryCode',
      'firstName',
      'lastName',
      'zipCode',
      'houseNumber',
      'streetName',
      'city',
    ])
    expect(validateForm(addressSchema, person).valid).toBe(true)
  })

  it('VAL-03 CHK-01 the checkout begins with an e-mail address', () => {
    expect(validateForm(emailSchema, { email: ' a@b.nl ' })).toMatchObject({ valid: true, values: { email: 'a@b.nl' } })
    expect(validateForm(emailSchema, { email: 'a@b' }).errors).toEqual({ email: { key: 'validation.email' } })
    expect(validateForm(emailSchema, { email: '' }).errors).toEqual({ email: { key: 'validation.required' } })
  })

  it('VAL-07 errors are in the order of the fields', () => {
    expect(Object.keys(validateForm(addressSchema, { ...empty, city: '', firstName: '' }).errors)[1]).toBe('firstName')
  })
})
