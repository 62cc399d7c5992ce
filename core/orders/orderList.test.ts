import { expect, it } from 'vitest'
import { readOrderList } from './orderList.ts'

it('CRT-03 a list is parsed in any notation, each article once', () => {
  const { wanted, unread } = readOrderList('VK-1002 3\r\n 1003;2 \n\n1005\t1\nvk1002 x 2\n1004\n')
  expect(wanted).toEqual([
    { productId: 1002, quantity: 5 },
    { productId: 1003, quantity: 2 },
    { productId: 1005, quantity: 1 },
    { productId: 1004, quantity: 1 },
  ])
  expect(unread).toEqual([])
})

it('CRT-03 an order line that is not an article with a quantity is reported as typed', () => {
  const { wanted, unread } = readOrderList('kleed\n1002 drie\n1002 0\n0 4\n<b>1002</b> 3\n1002 -3\n12345678901 1\n1002 9999\n1002 2')
  expect(unread).toEqual(['kleed', '1002 drie', '1002 0', '0 4', '<b>1002</b> 3', '1002 -3', '12345678901 1'])
  expect(wanted).toEqual([{ productId: 1002, quantity: 9999 }])
})
