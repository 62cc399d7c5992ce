// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { CoverageRow } from './checkContract.ts'
import { jsonReport, junitReport, textReport } from './reports.ts'

const row = (subject: string, operation: string, example: string, outcome: CoverageRow['outcome'], detail: string): CoverageRow => ({
  subject,
  operation,
  status: example === '-' ? '200' : '422',
  example,
  message: undefined,
  outcome,
  detail,
})
const rows = [
  row('cart', 'loadCart', '-', 'met', ''),
  row('cart', 'addCoupon', 'couponUnknown', 'missed', 'is "not" <JSON> & \u0007\nmore'),
  row('checkout', 'pay', '-', 'not asked', 'it writes, which needs --writes'),
  row('checkout', 'pay', 'icc', 'not asked', 'it writes, which needs --writes'),
]
const measurement = { url: 'https://backend.example', writes: false, checkedAt: '2026-11-25T12:00:00.000Z', rows }

describe('the reports on a backend', () => {
  it('NET-03 the report for people has a table per subject, reasons, and the counts in its last line', () => {
    const lines = textReport(rows).split('\n')
    expect(lines).toContain('cart                                 1         1         -')
    expect(lines).toContain('  2 × it writes, which needs --writes (pay 200, pay 422 icc)')
    expect(lines.at(-1)).toBe('4 documented responses: 1 met, 1 missed, 2 not asked')
  })

  it('NET-03 the JSON report has the documented shape', () => {
    const schema: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'report.schema.json'), 'utf8'))
    const ajv = new Ajv2020({ formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ } })
    const isValid = ajv.compile(schema as object)
    const report: unknown = JSON.parse(jsonReport(measurement))
    expect([isValid(report), isValid.errors]).toEqual([true, null])
    expect(report).toMatchObject({ counts: { met: 1, missed: 1, notAsked: 2 } })
  })

  it('NET-03 the JUnit report is well-formed XML: a suite per subject, a case per response, failures and skips with their reason', () => {
    const document = new DOMParser().parseFromString(junitReport(measurement), 'text/xml')
    const elements = [...document.querySelectorAll('*')].map(
      ({ tagName, attributes }) => [tagName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))] as const,
    )
    expect(elements.map(([name]) => name).join(' ')).toBe(
      'testsuites testsuite testcase testcase failure testsuite testcase skipped testcase skipped',
    )
    expect(elements[0]?.[1]).toMatchObject({ tests: '4', failures: '1', errors: '0', skipped: '2' })
    expect(elements[3]?.[1]).toMatchObject({ classname: 'cart.addCoupon', name: 'addCoupon 422 couponUnknown' })
    expect(elements[4]?.[1]).toEqual({ message: 'is "not" <JSON> & ?\nmore' })
    expect(elements[7]?.[1]).toEqual({ message: 'it writes, which needs --writes' })
  })
})
