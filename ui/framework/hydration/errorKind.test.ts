import { expect, it } from 'vitest'
import { errorKind } from './errorKind.ts'

it('ERR-01 an error page blames the connection only where the shop may be well', () => {
  expect(errorKind('unavailable', true)).toBe('offline')
  expect(errorKind('unavailable', false)).toBe('unavailable')
  expect(errorKind('defect', true)).toBe('defect')
  expect(errorKind('route', true)).toBe('notFound')
})
