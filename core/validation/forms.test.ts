import { describe, expect, it } from 'vitest'
import type { RegistrationForm } from '../account/address.ts'
import { addressSchema, customerKind, registrationSchema } from '../account/registration.ts'
import { checkField, validateForm } from './forms.ts'
import { emailSchema, loginSchema } from '../account/login.ts'
import { guestFormState, guestSchema } from '../checkout/guestForm.ts'
import { resetSchema } from '../account/password.ts'

const person: RegistrationForm = {
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
  countryCode: 'NL',
  firstName: 'Jan',
  lastName: 'de Vries',
  address: '',
  zipCode: '1011 AB',
  houseNumber: '1',
  houseNumberAddition: '',
  streetName: 'Prins Hendrikkade',
  city: 'Amsterdam',
  emailAddress: 'jan@voorbeeld.nl',
  phoneNumber: '0612345678',
  password: 'Welkom01',
}
const company: RegistrationForm = {
  ...person,
  companyName: 'Haven bv',
  cocNumber: '12345678',
  vatNumber: 'NL004495445B01',
  reference: 'R1',
}
const empty = Object.fromEntries(Object.keys(person).map((name) => [name, ''])) as unknown as RegistrationForm

describe('registration', () => {
  it('REG-01 VAL-06 a private customer needs no company data', () => {
    expect(validateForm(registrationSchema('private'), person)).toEqual({ valid: true, errors: {}, message: null, values: person })
    expect(validateForm(registrationSchema('private'), { ...person, cocNumber: 'geen', vatNumber: 'geen' }).valid).toBe(true)
  })

  it('REG-01 VAL-06 everything the specification names is required of a business, address and addition are not', () => {
    const { errors } = validateForm(registrationSchema('business'), empty)
    expect(Object.keys(errors)).toEqual([
      'companyName',
      'cocNumber',
      'vatNumber',
      'reference',
      'countryCode',
      'firstName',
      'lastName',
      'zipCode',
      'houseNumber',
      'streetName',
      'city',
      'emailAddress',
      'phoneNumber',
      'password',
    ])
    expect(new Set(Object.values(errors).map((error) => error?.key))).toEqual(new Set(['validation.required']))
    expect(Object.keys(validateForm(registrationSchema('private'), empty).errors)).toEqual([
      'countryCode',
      'firstName',
      'lastName',
      'zipCode',
      'houseNumber',
      'streetName',
      'city',
      'emailAddress',
      'phoneNumber',
      'password',
    ])
  })

  it('VAL-06 company numbers are judged by the country', () => {
    const schema = registrationSchema('business')
    expect(validateForm(schema, company).valid).toBe(true)
    expect(validateForm(schema, { ...company, cocNumber: '1', vatNumber: 'x' }).errors).toEqual({
      cocNumber: { key: 'validation.kvkNumber' },
      vatNumber: { key: 'validation.vatIdNL' },
    })
    const belgian: RegistrationForm = { ...company, countryCode: 'BE', zipCode: '1000', cocNumber: '0403170701', vatNumber: 'BE0403170701' }
    expect(validateForm(schema, belgian).valid).toBe(true)
    expect(validateForm(schema, { ...belgian, cocNumber: '12345678', vatNumber: 'NL004495445B01' }).errors).toEqual({
      cocNumber: { key: 'validation.companyNumberBE' },
      vatNumber: { key: 'validation.vatIdBE' },
    })
  })

  it('VAL-02 VAL-03 VAL-04 VAL-05 VAL-06 each wrong field tells its first broken rule', () => {
    const wrong: RegistrationForm = {
      ...person,
      firstName: 'J4n',
      lastName: '!',
      zipCode: '12',
      houseNumber: 'x',
      emailAddress: 'jan',
      phoneNumber: '+31',
      password: 'kort',
    }
    expect(validateForm(registrationSchema('private'), wrong).errors).toEqual({
      firstName: { key: 'validation.name' },
      lastName: { key: 'validation.name' },
      zipCode: { key: 'validation.zipCodeNL' },
      houseNumber: { key: 'validation.houseNumberNL' },
      emailAddress: { key: 'validation.email' },
      phoneNumber: { key: 'validation.phone' },
      password: { key: 'validation.passwordLength', params: { minimum: 8 } },
    })
    expect(validateForm(registrationSchema('private'), { ...person, countryCode: 'BE', houseNumber: '?' }).errors).toEqual({
      zipCode: { key: 'validation.zipCodeBE' },
      houseNumber: { key: 'validation.houseNumberBE' },
    })
  })

  it('VAL-01 the answer carries trimmed values', () => {
    expect(validateForm(registrationSchema('private'), { ...person, firstName: ' Jan ', password: ' Welkom01 ' }).values).toEqual(person)
  })

  it('VAL-01 a missing field counts as empty, an unknown one is left alone', () => {
    const { city: _, ...rest } = person
    const form = { ...rest, newsletter: ' ja ' } as unknown as RegistrationForm
    const check = validateForm(registrationSchema('private'), form)
    expect(check.errors).toEqual({ city: { key: 'validation.required' } })
    expect(check.values).toMatchObject({ newsletter: ' ja ' })
  })

  it('REG-01 anything in a company field makes a business', () => {
    expect(customerKind(person)).toBe('private')
    expect(customerKind({ ...person, companyName: '  ' })).toBe('private')
    expect(customerKind({ ...person, vatNumber: 'NL' })).toBe('business')
    expect(customerKind(company)).toBe('business')
  })
})

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

describe('other forms', () => {
  it('SES-01 login asks for both texts and tells one sentence', () => {
    expect(validateForm(loginSchema, { email: 'x', password: 'y' }).valid).toBe(true)
    expect(validateForm(loginSchema, { email: '', password: ' ' })).toMatchObject({
      errors: { email: { key: 'validation.required' }, password: { key: 'validation.required' } },
      message: { key: 'phrases.accountLoginRequestError' },
    })
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

  it('VAL-07 errors stand in the order of the fields', () => {
    expect(Object.keys(validateForm(addressSchema, { ...empty, city: '', firstName: '' }).errors)[1]).toBe('firstName')
  })
})
