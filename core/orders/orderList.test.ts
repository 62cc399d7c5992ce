import { expect, it } from 'vitest'
import { readOrderList } from './orderList.ts'

const read = (text: string) => readOrderList(text).wanted.map(({ number, quantity }) => [number, quantity])

it('CRT-03 a list is parsed in any notation, with the letters of each number', () => {
  expect(read('VK-1002 3\r\n WA-1003;2 \n\nKP-1005\t1\nvk1002 x 2\nWA 1004\nWA 1004 4\nVK-1002 × 5\nVK-1002: 6')).toEqual([
    ['VK-1002', 3],
    ['WA-1003', 2],
    ['KP-1005', 1],
    ['vk1002', 2],
    ['WA 1004', 1],
    ['WA 1004', 4],
    ['VK-1002', 5],
    ['VK-1002', 6],
  ])
})

it('CRT-03 a CSV file has headings, quotes and further columns', () => {
  expect(read('Artikelnummer;Aantal;Naam\n"VK-1002";"3";"Vloerkleed, blauw"\nWA-1003;;Wachter')).toEqual([
    ['VK-1002', 3],
    ['WA-1003', 1],
  ])
})

it('CRT-03 a row that is no article with a quantity is reported as typed, with its place', () => {
  const { wanted, unread } = readOrderList('VK-1002\nkleed\nVK-1002;drie\nVK-1002 0\n<b>1002</b> 3\nVK-1002;-3\nVK-1002;10000\nVK-1002;1,5')
  expect(unread).toEqual([
    { row: 2, typed: 'kleed' },
    { row: 3, typed: 'VK-1002;drie' },
    { row: 4, typed: 'VK-1002 0' },
    { row: 5, typed: '<b>1002</b> 3' },
    { row: 6, typed: 'VK-1002;-3' },
    { row: 7, typed: 'VK-1002;10000' },
  ])
  expect(wanted).toEqual([
    { row: 1, typed: 'VK-1002', number: 'VK-1002', quantity: 1 },
    { row: 8, typed: 'VK-1002;1,5', number: 'VK-1002', quantity: 1 },
  ])
})

it('CRT-03 a single line of words is no heading', () => {
  expect(readOrderList('kleed')).toEqual({ wanted: [], unread: [{ row: 1, typed: 'kleed' }] })
})
