import { describe, expect, it } from 'vitest'
import { dutchZipCode, isDutchVatId } from './fields.ts'
import { resetSchema } from '../account/password.ts'
import { validateForm } from './forms.ts'

describe('fields are judged as a whole', () => {
  it.each(['91011 AB', '1011 ABC', 'x1011AB', '1011'])('VAL-04 %s is no zip code', (text) => expect(dutchZipCode(text)).toBeNull())

  it('VAL-06 text before a VAT id makes it none', () => {
    expect(isDutchVatId('NL004495445B01')).toBe(true)
    expect(isDutchVatId('XNL004495445B01')).toBe(false)
  })
})

describe('a new password', () => {
  const reset = (password: string, again: string) => validateForm(resetSchema, { password, password_confirm: again })

  it('RST-02 has to be a good one, typed twice', () => {
    expect(reset('Welkom01', 'Welkom01')).toMatchObject({ valid: true, message: null })
    expect(reset('', '').valid).toBe(false)
    expect(Object.keys(reset('kort', 'Welkom01').errors)).toEqual(['password', 'password_confirm'])
    expect(reset('Welkom01', 'Welkom02').valid).toBe(false)
    expect(reset('Welkom01 ', 'Welkom01')).toMatchObject({ valid: true })
  })
})
