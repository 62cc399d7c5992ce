import { expect, it } from 'vitest'
import { validateForm } from '../validation/forms.ts'
import { personalChanges, personalSchema } from './personal.ts'
import { sampleDetails as saved } from '../testing/fakes/createFakePersonal.ts'

const { emailAddress: _signsIn, ...known } = saved
const errorsOf = (change: Partial<typeof known>, countryCode: 'NL' | 'BE' = 'NL') =>
  validateForm(personalSchema, { ...known, ...change, countryCode }).errors

it('ACC-01 only changed personal data are sent', () => {
  expect(personalChanges(saved, known)).toEqual({})
  expect(personalChanges(saved, { ...known, phoneNumber: '020-1234567', language: 'eng' })).toEqual({
    phoneNumber: '020-1234567',
    language: 'eng',
  })
})

it("VAL-06 a company's numbers have the form of its country, and need a name", () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ companyName: 'Vis', vatNumber: 'NL12' })).toEqual({ vatNumber: { key: 'validation.vatIdNL' } })
  expect(errorsOf({ companyName: 'Vis', vatNumber: 'NL111111110B01' })).toEqual({})
  expect(errorsOf({ companyName: 'Vis', vatNumber: 'NL111111110B01' }, 'BE')).toEqual({ vatNumber: { key: 'validation.vatIdBE' } })
  expect(errorsOf({ vatNumber: 'NL111111110B01' })).toEqual({ companyName: { key: 'validation.required' } })
  expect(validateForm(personalSchema, { ...known, vatNumber: 'NL111111110B01', countryCode: 'NL' }).missing).toEqual(['companyName'])
})

it('VAL-06 names and phone number are required, and every field has a limit', () => {
  expect(Object.keys(errorsOf({ firstName: ' ', phoneNumber: '06 1', lastName: 'x'.repeat(300) }))).toEqual([
    'firstName',
    'lastName',
    'phoneNumber',
  ])
})
