import { describe, expect, it } from 'vitest'
import { errorReportOf, tidyError, withoutPersonalData } from './errorReport.ts'

const about = { id: 'a1b2c3d4', side: 'browser', page: 'product', build: '0123456789abcdef' } as const

describe('the report of an error', () => {
  it.each([
    ['no account for jan.de-vries@voorbeeld.test today', 'no account for [e-mail] today'],
    ['call 06-12345678 or +31 6 1234 5678', 'call [number] or [number]'],
    ['at 1011 AB, number 1', 'at [number], number 1'],
    ['failed: https://shop.test/checkout/pay-8f2c1e?return=x', 'failed: [address]'],
    ['POST /zoeken?q=cadeau+voor+Jan failed', 'POST /zoeken failed'],
    ['cart c_9f8e7d6c5b4a39281706 is gone', 'cart [token] is gone'],
    ['NL91ABNA0417164300 is refused', '[token] is refused'],
    ["Cannot read properties of undefined (reading 'load')", "Cannot read properties of undefined (reading 'load')"],
  ])('%s', (text, value) => {
    expect(withoutPersonalData(text)).toBe(value)
  })

  it('includes the position in the code, to the column of a minified file', () => {
    const problem = new TypeError('x is not a function')
    problem.stack = `TypeError: x is not a function
    at wish (https://shop.test/assets/makeConsentStore-Ab12Cd34.js:3:123456)
    at https://shop.test/product/1002/x?voor=jan:1:2`
    expect(errorReportOf(problem, about)).toEqual({
      ...about,
      name: 'TypeError',
      message: 'x is not a function',
      frames: ['wish (/assets/makeConsentStore-Ab12Cd34.js:3:123456)', '[address]'],
    })
  })

  it('accepts any thrown value', () => {
    for (const thrown of [null, undefined, 7, 'text']) expect(errorReportOf(thrown, about).message).toBe(String(thrown))
    expect(errorReportOf({ a: 1 }, about).message).toBe('[object Object]')
  })

  it('is short with one line per field, for any sender', () => {
    const received = tidyError({
      id: 'x'.repeat(99),
      side: 'browser',
      name: 'N'.repeat(999),
      message: `line\nline ${'m'.repeat(9999)}`,
      frames: Array.from({ length: 99 }, () => 'f'.repeat(999)),
      page: '<script>',
      build: '"}',
    })
    expect(received).toMatchObject({ page: 'script', build: '' })
    expect(received.message).toMatch(/^line line m+$/)
    expect(received.id).toHaveLength(40)
    expect([received.name.length, received.message.length, received.frames.length, received.frames[0]?.length]).toEqual([60, 300, 12, 200])
  })
})
