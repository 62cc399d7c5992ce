import { expect, it } from 'vitest'
import { comparisonRows, parseCompared } from './comparison.ts'

it('an address names up to four products, each once, and those beyond are left; what is no number is left out', () => {
  expect(parseCompared('1002,1005,1002,x,-3,1.5,,1006,1007,1008')).toEqual({
    shown: [1002, 1005, 1006, 1007],
    left: [1008],
  })
  for (const query of ['', null]) expect(parseCompared(query)).toEqual({ shown: [], left: [] })
})

it('a row has the value of each product, and differs where one has another or none', () => {
  expect(
    comparisonRows([
      [
        ['Brand', 'Duin'],
        ['Pile', '12 mm'],
        ['Colour', ''],
      ],
      [
        ['Brand', 'Duin'],
        ['Washable', 'yes'],
      ],
    ]),
  ).toEqual([
    { name: 'Brand', values: ['Duin', 'Duin'], differs: false },
    { name: 'Pile', values: ['12 mm', null], differs: true },
    { name: 'Washable', values: [null, 'yes'], differs: true },
  ])
  expect(comparisonRows([[['Brand', 'Duin']]])[0]?.differs).toBe(false)
})
