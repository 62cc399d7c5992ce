import { expect, it } from 'vitest'
import { typedAmount } from './typedAmount.ts'

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['500', 50_000],
  ['€ 500', 50_000],
  ['499,95', 49_995],
  ['499.95', 49_995],
  ['500,-', 50_000],
  ['1.250', 125_000],
  ['1.250,50', 125_050],
  ['10000000', 1_000_000_000],
])('VAL-01 the amount “%s” is %s cents', (typed, amount) => expect(typedAmount(typed)).toEqual({ ok: true, value: amount }))

it.each(['veel', '-5', '5,5', '1,250', '1.25.0', '10000000,01', '1e3', '12345678901'])('VAL-01 “%s” is no amount', (typed) =>
  expect(typedAmount(typed)).toEqual({ ok: false, failure: { key: 'validation.amount' } }),
)
