import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dutchZipCode, fieldRules, isBelgianCompanyNumber, isDutchVatId, isPersonName } from './fields.ts'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom('NL', 'BE', '1011AB', 'Welkom01'))

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })

it('VAL-06 a Dutch VAT id by the test of eleven passes, and one changed digit of its first eight fails that test', () => {
  fc.assert(
    fc.property(digits(8), fc.integer({ min: 1, max: 99 }), fc.nat(7), fc.integer({ min: 1, max: 9 }), (eight, suffix, place, step) => {
      const check = (text: string): number => Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0) % 11
      fc.pre(check(eight) !== 10 && eight !== '00000000')
      const end = `B${String(suffix).padStart(2, '0')}`
      expect(isDutchVatId(`NL${eight}${check(eight)}${end}`)).toBe(true)
      const other = Array.from(eight)
        .with(place, String((Number(eight[place]) + step) % 10))
        .join('')
      const id = `NL${other}${check(eight)}${end}`
      const passesOther = BigInt(`2321${other}${check(eight)}11${end.slice(1)}`) % 97n === 1n
      expect(isDutchVatId(id)).toBe(passesOther)
    }),
  )
})

it('VAL-06 a Dutch VAT id by the remainder of 97 passes', () => {
  fc.assert(
    fc.property(digits(9), (nine) => {
      fc.pre(nine !== '000000000')
      const endings = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0'))
      const right = endings.filter((ending) => BigInt(`2321${nine}11${ending}`) % 97n === 1n)
      for (const ending of right) expect(isDutchVatId(`NL${nine}B${ending}`)).toBe(true)
      expect(right.length).toBeGreaterThan(0)
    }),
  )
})

it('VAL-06 a Belgian company number has one right pair of check digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19_999_999 }), (number) => {
      const eight = String(number).padStart(8, '0')
      const right = Array.from({ length: 100 }, (_, pair) => `${eight}${String(pair).padStart(2, '0')}`).filter(isBelgianCompanyNumber)
      expect(right).toHaveLength(1)
    }),
  )
})

it('VAL-06 a zip code is written one way, and that way is a zip code', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.tuple(digits(4), fc.string({ unit: fc.constantFrom(...Array.from('ABsdSD ')), maxLength: 3 })).map((parts) => parts.join('')),
      ),
      (typed) => {
        const written = dutchZipCode(typed)
        if (written === null) return
        expect(written).toMatch(/^[1-9]\d{3} [A-Z]{2}$/)
        expect(dutchZipCode(written)).toBe(written)
      },
    ),
  )
})

it('VAL-04 letters of every script make a name', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((sign) => /^\p{L}$/u.test(sign)),
        minLength: 1,
        maxLength: 8,
      }),
      (name) => {
        expect(isPersonName(name)).toBe(true)
        expect(isPersonName(`${name}1`)).toBe(false)
      },
    ),
  )
})

it('VAL-03 a very long text is validated quickly: no pattern backtracks over it', () => {
  for (const rule of Object.values(fieldRules)) expect(typeof rule.holds(`${'a.'.repeat(50_000)}@${'-'.repeat(50_000)}`)).toBe('boolean')
})
