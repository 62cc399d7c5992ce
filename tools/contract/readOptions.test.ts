import { describe, expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'

const url = ['--url', 'https://backend.example/']

describe('the options of the check', () => {
  it('NET-03 the check accepts an address alone, and removes a trailing slash', () => {
    expect(readOptions(url)).toEqual({
      url: 'https://backend.example',
      writes: false,
      restock: null,
      seconds: 30,
      junit: null,
      json: null,
      known: {},
    })
  })

  it('NET-03 the check accepts a customer, a coupon and a command that restores goods', () => {
    const options = readOptions([
      ...url,
      '--writes',
      '--restock',
      'make goods',
      '--email',
      'a@b.example',
      '--coupon',
      'OURS',
      '--timeout',
      '5',
    ])
    expect(options).toMatchObject({ writes: true, restock: 'make goods', seconds: 5, known: { email: 'a@b.example', coupon: 'OURS' } })
  })

  it.each([
    [[], 'Give the address of the backend'],
    [['--url', 'backend'], "'backend' is not an address"],
    [['--url', '--writes'], '--url needs a value'],
    [[...url, '--write'], "'--write' is not an option"],
    [[...url, '--timeout', 'soon'], "--timeout: 'soon'"],
    [[...url, '--restock', 'x'], '--restock has nothing to bring back without --writes'],
  ])('NET-03 the check refuses %j with a line', (given, line) => {
    expect(() => readOptions(given)).toThrow(line)
  })
})
