import { describe, expect, it } from 'vitest'
import { passwordStrength, resetSchema } from './password.ts'
import { validateForm } from '../validation/forms.ts'

describe('password strength', () => {
  it.each([
    ['', 0, [false, false, false, false]],
    ['abc', 3, [false, false, true, false]],
    ['Welkom01', 8, [true, true, true, true]],
    ['Welkom00', 8, [true, true, true, true]],
    ['Welkom99', 8, [true, true, true, true]],
    ['  Welk01  ', 6, [false, true, true, true]],
    ['WELKOM01', 8, [true, true, false, true]],
    ['welkom01', 8, [true, false, true, true]],
    ['Welkomxx', 8, [true, true, true, false]],
    ['👨\u200d👩\u200d👧\u200d👦aA1', 4, [false, true, true, true]],
    ['e\u0301'.repeat(5) + 'A1', 7, [false, true, true, true]],
    ['Ωμέγα😀12', 8, [true, true, true, true]],
  ])('VAL-02 %j has %i characters and rules %j', (typed, count, states) => {
    const strength = passwordStrength(typed)
    expect(strength.count).toBe(count)
    expect(strength.rules.map((rule) => rule.isValidated)).toEqual(states)
    expect(strength.met).toBe(states.filter(Boolean).length)
    expect(strength.isValidated).toBe(states.every(Boolean))
  })

  it('VAL-02 the password rules have labels, the length with its number', () => {
    expect(passwordStrength('').rules.map((rule) => rule.label)).toEqual([
      { key: 'validation.passwordLength', params: { minimum: 8 } },
      { key: 'validation.passwordUpperCase' },
      { key: 'validation.passwordLowerCase' },
      { key: 'validation.passwordDigit' },
    ])
  })
})

describe('a new password', () => {
  const reset = (password: string, again: string) => validateForm(resetSchema, { password, password_confirm: again })

  it('RST-02 a new password must be strong and typed twice', () => {
    expect(reset('Welkom01', 'Welkom01')).toMatchObject({ valid: true, message: null })
    expect(reset('', '').valid).toBe(false)
    expect(Object.keys(reset('kort', 'Welkom01').errors)).toEqual(['password', 'password_confirm'])
    expect(reset('Welkom01', 'Welkom02').valid).toBe(false)
    expect(reset('Welkom01 ', 'Welkom01')).toMatchObject({ valid: true })
  })
})
