import { expect, it } from 'vitest'
import { validateForm } from '../validation/forms.ts'
import { contactSchema } from './contactMessage.ts'

it('VAL-03 VAL-06 a contact message needs a name, an e-mail address and a text', () => {
  const empty = { name: ' ', emailAddress: 'geen adres', message: '', website: '' }
  expect(Object.keys(validateForm(contactSchema, empty).errors)).toEqual(['name', 'emailAddress', 'message'])
  const whole = { name: ' Sanne ', emailAddress: 'sanne@voorbeeld.test', message: 'Hallo', website: '' }
  expect(validateForm(contactSchema, whole)).toMatchObject({ valid: true, values: { name: 'Sanne' } })
})

it('VAL-01 a name or message that is too long is reported, and the message is not cut', () => {
  const long = { name: 'a'.repeat(201), emailAddress: 'sanne@voorbeeld.test', message: 'b'.repeat(5001), website: '' }
  expect(Object.keys(validateForm(contactSchema, long).errors)).toEqual(['name', 'message'])
})
