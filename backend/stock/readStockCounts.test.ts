import { expect, it } from 'vitest'
import { readStockCounts } from './readStockCounts.ts'

const products = [
  { id: 1003, mpn: 'TH-1003' },
  { id: 1005, mpn: 'LK-1005' },
  { id: 1007, mpn: 'VK-7' },
]
const read = (source: string) => readStockCounts(source, products)

it('counts are read by article or number, as a spreadsheet writes them', () => {
  const counts = [
    { productId: 1003, pieces: 40 },
    { productId: 1005, pieces: 0 },
    { productId: 1007, pieces: null },
  ]
  for (const source of [
    'TH-1003,40\nLK-1005,0\nVK-7,-',
    'sku,quantity\n1003,40\n1005,0\n1007,-\n',
    '\uFEFF"SKU";"Quantity"\r\n"th-1003"; 40\r\n\r\nlk-1005;0\r\nvk-7;-\r\n',
  ])
    expect(read(source)).toEqual({ counts, mistakes: [] })
})

it('every line that cannot be used is named', () => {
  const { mistakes } = read('TH-1003,40\nTH-1004,1\nLK-1005\nLK-1005,1.5\nLK-1005,-3\nVK-7,\n1003,2\nsku,quantity\nVK-7,1,2')
  expect(mistakes.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    expect.stringMatching(/^2 'TH-1004' is no article/),
    expect.stringMatching(/^3 not two fields/),
    expect.stringMatching(/^4 '1.5' is neither/),
    expect.stringMatching(/^5 '-3' is neither/),
    expect.stringMatching(/^6 '' is neither/),
    expect.stringMatching(/^7 '1003' stands in line 1 already/),
    expect.stringMatching(/^8 'sku' is no article/),
    expect.stringMatching(/^9 not two fields/),
  ])
})
