import { describe, expect, it } from 'vitest'
import { externalBackend } from './externalBackend.ts'

describe('the backend of browser tests', () => {
  it('tests start a mock server unless the environment names a backend', () => {
    expect([externalBackend({}), externalBackend({ SHOP_BACKEND: 'mock', API_PORT: '4010' })]).toEqual([null, null])
    expect(externalBackend({ SHOP_BACKEND: 'backend', API_PORT: '4010' })).toBe('http://127.0.0.1:4010')
  })

  it('a backend without a port and an unknown kind of backend are refused', () => {
    expect(() => externalBackend({ SHOP_BACKEND: 'backend' })).toThrow('needs API_PORT')
    expect(() => externalBackend({ SHOP_BACKEND: 'real' })).toThrow("not 'real'")
  })
})
