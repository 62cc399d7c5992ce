import { describe, expect, it } from 'vitest'
import { EnvironmentProblem, readEnvironment } from './environment.server.ts'

const problemOf = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables)
    return ''
  } catch (problem) {
    expect(problem).toBeInstanceOf(EnvironmentProblem)
    return (problem as Error).message
  }
}

describe('the settings of the operator', () => {
  it('all settings are optional', () => {
    expect(readEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:4010',
      usesMockBackend: true,
      origin: null,
      operatorToken: null,
      transportSecurity: null,
      buildsFolder: null,
      errorsName: null,
    })
    expect(readEnvironment({ PORT: '', SHOP_ORIGIN: '', SHOP_PROXIES: '', SHOP_HSTS: '' }).port).toBe(3000)
  })

  it('settings limit connections and waiting bodies, and refuse values that are too low for a shop', () => {
    expect(readEnvironment({})).toMatchObject({ mostConnections: 10_000, mostWaitingBytes: 32 * 1024 * 1024 })
    const set = readEnvironment({ SHOP_MAX_CONNECTIONS: '500', SHOP_MAX_WAITING_BYTES: '2097152' })
    expect(set).toMatchObject({ mostConnections: 500, mostWaitingBytes: 2_097_152 })
    for (const text of ['0', '-1', '5', 'many', '1e9', '99999999999999999999'])
      expect(problemOf({ SHOP_MAX_CONNECTIONS: text })).toContain('SHOP_MAX_CONNECTIONS=10000')
    expect(problemOf({ SHOP_MAX_WAITING_BYTES: '1000' })).toContain('from 1048576 on')
  })

  it.each(['SHOP_API_URL', 'SHOP_ORIGIN'])('%s with a password is refused without repeating it', (name) => {
    const problem = problemOf({ [name]: 'https://owner:geheim@shop.example/' })
    expect([problem.startsWith(name), problem.includes('geheim'), problem.includes('owner')]).toEqual([true, false, false])
  })

  it('SHOP_ORIGIN is the public origin; https adds Strict-Transport-Security, which can be changed and switched off', () => {
    expect(readEnvironment({ SHOP_ORIGIN: 'https://Shop.example/' })).toMatchObject({
      origin: 'https://shop.example',
      transportSecurity: 'max-age=15552000',
    })
    const named = { SHOP_ORIGIN: 'https://shop.example' }
    expect(readEnvironment({ ...named, SHOP_HSTS: 'off' }).transportSecurity).toBeNull()
    expect(readEnvironment({ ...named, SHOP_HSTS: 'max-age=60; includeSubDomains' }).transportSecurity).toBe(
      'max-age=60; includeSubDomains',
    )
    expect(readEnvironment({ SHOP_ORIGIN: 'http://shop.example:8080' })).toMatchObject({
      origin: 'http://shop.example:8080',
      transportSecurity: null,
    })
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '80a'],
    ['API_PORT', '70000'],
    ['HOST', 'a b'],
    ['SHOP_API_URL', 'shop.example'],
    ['SHOP_API_URL', 'https://user:pw@shop.example'],
    ['SHOP_API_URL', 'https://shop.example?x=1'],
    ['SHOP_ORIGIN', 'shop.example'],
    ['SHOP_ORIGIN', 'https://shop.example/path'],
    ['SHOP_ORIGIN', 'ftp://shop.example'],
    ['SHOP_PROXIES', '10.0.0.0/33'],
    ['SHOP_PROXIES', 'loopback,proxy.local'],
    ['SHOP_PROXIES', '10.0.0.1/'],
    ['SHOP_HSTS', 'yes'],
    ['SHOP_HSTS', 'max-age=1\nx: y'],
    ['SHOP_OPERATOR_TOKEN', 'short'],
    ['SHOP_OPERATOR_TOKEN', 'with spaces in it, though long'],
  ])('%s=%j is refused with one clear line', (name, text) => {
    const problem = problemOf({ [name]: text })
    expect(problem).toContain(name)
    expect(problem).toMatch(/\.$/)
    expect(problem.replaceAll(text, '')).not.toContain('\n')
  })

  it('a refused setting does not repeat a secret', () => expect(problemOf({ SHOP_OPERATOR_TOKEN: 'geheim' })).not.toContain('geheim'))
})
