import { describe, expect, it } from 'vitest'
import { localeOfPath, localePath } from './paths.ts'

describe('paths of a language', () => {
  it.each([
    ['/', 'nld', '/'],
    ['/vloerkleden', 'nld', '/vloerkleden'],
    ['/en', 'eng', '/'],
    ['/en/rugs', 'eng', '/rugs'],
    ['/en/rugs?page=2', 'eng', '/rugs?page=2'],
    ['/en?a=/b', 'eng', '/?a=/b'],
    ['/english', 'nld', '/english'],
    ['/?x=1', 'nld', '/?x=1'],
  ] as const)('LOC-02 %s is %s %s, and back', (address, locale, path) => {
    expect(localeOfPath(address)).toEqual({ locale, path })
    expect(localePath(locale, path)).toBe(address)
  })

  it('LOC-02 tolerates an empty path', () => {
    expect(localeOfPath('')).toEqual({ locale: 'nld', path: '/' })
    expect(localePath('nld', '')).toBe('/')
    expect(localePath('eng', '')).toBe('/en')
    expect(localePath('eng', 'rugs')).toBe('/en/rugs')
  })

  it.each(['/en//elsewhere.example', '/en/\\elsewhere.example', '//elsewhere.example', '/\\/elsewhere.example'])(
    'RTE-15 %s does not become the address of another host',
    (address) => {
      const { path } = localeOfPath(address)
      expect(path).toBe('/elsewhere.example')
      expect(localePath('nld', address).startsWith('//')).toBe(false)
    },
  )
})
