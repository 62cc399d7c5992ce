import { describe, expect, it } from 'vitest'
import { createLineLogger } from './lineLogger.ts'

describe('warnings', () => {
  it('a warning is one line of JSON, for any facts', () => {
    const lines: string[] = []
    const logger = createLineLogger((line) => lines.push(line))
    const cycle: Record<string, unknown> = {}
    cycle['self'] = cycle
    logger.warn('no domain for a locale', { locale: 'eng', level: 'hidden' })
    logger.warn('facts that cannot be written', cycle)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { locale: 'eng', level: 'warn', message: 'no domain for a locale' },
      { level: 'warn', message: 'facts that cannot be written' },
    ])
  })
})
