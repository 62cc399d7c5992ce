import { describe, expect, it } from 'vitest'
import type { RegistrationForm } from './address.ts'
import { customerKind, registrationSchema } from './registration.ts'
import { company, empty, person } from '../testing/sampleRegistration.ts'
import { validateForm } from '../validation/forms.ts'

describe('registration', () => {
  it('REG-01 VAL-06 a private customer needs no company data', () => {
    expect(validateForm(registrationSchema('private'), person)).toEqual({
      valid: true,
      errors: {},
      missing: [],
      message: null,
      values: person,
    })
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

  it('VAL-06 company numbers are validated by country', () => {
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
    expect(validateForm(schema, { ...company, vatNumber: 'NL123456789B01' }).errors).toEqual({ vatNumber: { key: 'validation.vatIdSum' } })
    expect(validateForm(schema, { ...belgian, cocNumber: '0403170702', vatNumber: 'BE0403170702' }).errors).toEqual({
      cocNumber: { key: 'validation.companyNumberSum' },
      vatNumber: { key: 'validation.vatIdSum' },
    })
  })

  it('VAL-02 a password that is too long is reported with its limit', () => {
    const of = (length: number) =>
      validateForm(registrationSchema('private'), { ...person, password: `Aa1${'x'.repeat(length - 3)}` }).errors
    expect(of(200)).toEqual({})
    expect(of(201)).toEqual({ password: { key: 'validation.tooLong', params: { maximum: 200 } } })
  })

  it('VAL-02 VAL-03 VAL-04 VAL-05 VAL-06 each invalid field reports its first broken rule', () => {
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

  it('VAL-06 no registration field accepts more than the backend does', () => {
    const long = (letter: string): string => letter.repeat(201)
    const { errors } = validateForm(registrationSchema('business'), {
      ...person,
      ...company,
      firstName: long('a'),
      lastName: long('b'),
      streetName: long('c'),
      city: long('d'),
      companyName: long('e'),
      address: long('f'),
      houseNumberAddition: long('g'),
    })
    const tooLong = { key: 'validation.tooLong', params: { maximum: 200 } }
    for (const name of ['firstName', 'lastName', 'streetName', 'city', 'companyName', 'address', 'houseNumberAddition'] as const)
      expect([name, errors[name]]).toEqual([name, tooLong])
    expect(validateForm(registrationSchema('private'), { ...person, firstName: 'a'.repeat(200) }).errors.firstName).toBeUndefined()
  })

  it('VAL-01 a validated registration has trimmed values', () => {
    expect(validateForm(registrationSchema('private'), { ...person, firstName: ' Jan ', password: ' Welkom01 ' }).values).toEqual(person)
  })

  it('VAL-01 a missing registration field counts as empty, an unknown one is ignored', () => {
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
