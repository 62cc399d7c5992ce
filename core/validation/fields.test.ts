import { describe, expect, it } from 'vitest'
import {
  belgianZipCode,
  dutchZipCode,
  fieldRules,
  isBelgianCompanyNumber,
  isDutchVatId,
  isEmailAddress,
  isHouseNumber,
  isKvkNumber,
  isPersonName,
  isPhoneNumber,
} from './fields.ts'
import { checkField } from './forms.ts'

const table = (name: string, test: (text: string) => boolean, good: readonly string[], bad: readonly string[]): void => {
  it.each(good)(`${name}: %j is right`, (text) => {
    expect(test(text)).toBe(true)
  })
  it.each(bad)(`${name}: %j is wrong`, (text) => {
    expect(test(text)).toBe(false)
  })
}

describe('fields', () => {
  table(
    'VAL-03 e-mail address',
    isEmailAddress,
    [
      'a@b.nl',
      'jan.de-vries+kleed@mail.voorbeeld.co',
      'zoë@café.museum',
      'x@a_b.nl',
      'x@a.xn--p1ai',
      'x@a.xn--9a',
      `${'x'.repeat(249)}@b.nl`,
      "o'brien@ie.ie",
    ],
    [
      '',
      'a',
      'a@b',
      'a@b.n',
      'a@b.n1',
      'a b@c.nl',
      'a@b c.nl',
      'a@@b.nl',
      'a@.nl',
      'a@b..nl',
      '@b.nl',
      'a@b.nl ',
      'a\u200b@b.nl',
      'a\u0007@b.nl',
      '\ufeffa@b.nl',
      'a@\u200bvoorbeeld.test',
      'jan,vries@b.nl',
      'a;b@c.nl',
      'Jan <jan@b.nl',
      '"a"@b.nl',
      'a\\@b.nl',
      '[a@b.nl',
      `${'x'.repeat(250)}@b.nl`,
    ],
  )
  table(
    'VAL-04 name',
    isPersonName,
    ['Jan', "D'Artagnan", 'Van ’t Hoff', 'Anne-Marie', 'Łukasz', 'محمد', 'अनिता', '李小龍', 'Zoe\u0308'],
    ['', ' ', '-', "'", 'Jan2', 'J@n', 'Jan_', 'Jan\n', '<b>', '😀'],
  )
  table(
    'VAL-05 phone number',
    isPhoneNumber,
    ['0612345678', '020-1234567', '1', '0', '9-'],
    ['', '-', '06 12', '+31612345678', '06a', '٠٦'],
  )
  table(
    'VAL-06 Dutch zip code',
    (text) => dutchZipCode(text) !== null,
    ['1011AB', '1011 ab', '9999 ZZ', ' 1011AB '],
    ['', '0111AB', '1011', '1011A', '1011ABC', '1011  AB', '1011SA', '1011 sd', '1011SS', '1O11AB'],
  )
  table(
    'VAL-06 Belgian zip code',
    (text) => belgianZipCode(text) !== null,
    ['1000', '9992', ' 2000 '],
    ['', '0999', '100', '10000', '1000A', 'B-1000'],
  )
  table(
    'VAL-06 Dutch house number',
    (text) => isHouseNumber('NL', text),
    ['1', '10', '99999'],
    ['', '0', '01', '12a', '100000', '1 2', '-1'],
  )
  table(
    'VAL-06 Belgian house number',
    (text) => isHouseNumber('BE', text),
    ['1', '100', '12B', '12/3', '12 bus456', '12-14', '12 bus 3', '12A bus 4', '12 Bus 0301', '12 bte 3', '12bus3', '12 bus 4.1'],
    ['', '0', 'B12', '12/', '12//3', '12 bus45678', '12 bus', '12 bus ', '1/2/3'],
  )
  table('VAL-06 KVK number', isKvkNumber, ['12345678', '00000001'], ['', '1234567', '123456789', '1234567a', '1234 5678'])
  table(
    'VAL-06 Dutch VAT id',
    isDutchVatId,
    ['NL004495445B01', 'nl004495445b01', 'NL 0044.95.445.B01', 'NL000099998B57', 'NL123456782B12'],
    [
      '',
      'NL004495446B01',
      'NL004495445B00',
      'NL000099998B58',
      'NL000000000B01',
      'NL123456789B01',
      'BE004495445B01',
      '004495445B01',
      'NL004495445B1',
      'NL004495445B012',
      'NL004495445X01',
    ],
  )
  table(
    'VAL-06 Belgian company number',
    isBelgianCompanyNumber,
    ['0403170701', 'BE 0403.170.701', 'be0403170701', '0000009797', '1000000021'],
    ['', '0403170702', '2403170701', '403170701', '04031707011', '0000000000', '0000000097', 'NL0403170701'],
  )
})

describe('field rules', () => {
  it('VAL-01 text is trimmed before validation', () => {
    expect(checkField([fieldRules.required], '   ', null)).toEqual({
      isValidated: false,
      rules: [{ label: { key: 'validation.required' }, isValidated: false }],
    })
    expect(checkField([fieldRules.email], '  a@b.nl ', null).isValidated).toBe(true)
  })

  it('VAL-06 only the rule for required text rejects empty text', () => {
    for (const rule of Object.values(fieldRules)) {
      const holds = [{ countryCode: 'NL' }, { countryCode: 'BE' }].every((values) => checkField([rule], '', values).isValidated)
      expect(holds).toBe(rule !== fieldRules.required)
    }
  })

  it('VAL-06 countries are NL and BE', () => {
    expect(checkField([fieldRules.country], 'NL', null).isValidated).toBe(true)
    expect(checkField([fieldRules.country], 'BE', null).isValidated).toBe(true)
    expect(checkField([fieldRules.country], 'DE', null)).toEqual({
      isValidated: false,
      rules: [{ label: { key: 'validation.country' }, isValidated: false }],
    })
  })

  it('VAL-06 rules of the other country do not apply', () => {
    const rules = [fieldRules.dutchZipCode, fieldRules.belgianZipCode]
    expect(checkField(rules, '1000', { countryCode: 'BE' })).toEqual({
      isValidated: true,
      rules: [{ label: { key: 'validation.zipCodeBE' }, isValidated: true }],
    })
    expect(checkField(rules, '1000', { countryCode: 'NL' })).toEqual({
      isValidated: false,
      rules: [{ label: { key: 'validation.zipCodeNL' }, isValidated: false }],
    })
  })
})

describe('fields are judged as a whole', () => {
  it.each(['91011 AB', '1011 ABC', 'x1011AB', '1011'])('VAL-04 %s is no zip code', (text) => expect(dutchZipCode(text)).toBeNull())

  it('VAL-06 text before a VAT id makes it none', () => {
    expect(isDutchVatId('NL004495445B01')).toBe(true)
    expect(isDutchVatId('XNL004495445B01')).toBe(false)
  })
})
