import { describe, expect, it } from 'vitest'
import { equivalentPath } from './equivalentPath.ts'
import { externalUrl, internalPath } from './externalUrl.ts'
import { canonicalPath, localeOfPath, localePath, rootedPath, trailingSlashRedirect } from './paths.ts'
import { absoluteUrl } from '../seo/site.ts'

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

describe('trailing slash', () => {
  it.each([
    ['/vloerkleden/', '/vloerkleden'],
    ['/vloerkleden/?page=2&sort=relevance', '/vloerkleden?page=2&sort=relevance'],
    ['/en/', '/en'],
    ['/a///', '/a'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['///', '/'],
    ['//', '/'],
  ])('RTE-11 %s → 301 %s', (address, to) => {
    expect(trailingSlashRedirect(address)).toEqual({ status: 301, to })
  })

  it.each(['/', '/?a=/', '/vloerkleden', '/vloerkleden?next=/a/'])('RTE-11 %s stays', (address) => {
    expect(trailingSlashRedirect(address)).toBeNull()
    expect(canonicalPath(address)).toBe(address)
  })
})

describe('addresses are read from their beginning to their end', () => {
  it.each([
    ['javascript:https://shop.test/', { type: 'refused', reason: 'scheme' }],
    ['data:https:', { type: 'refused', reason: 'scheme' }],
    ['shop/https://shop.test/', { type: 'refused', reason: 'relative' }],
    ['?next=javascript:x', { type: 'refused', reason: 'relative' }],
    ['https:shop.test', { type: 'refused', reason: 'malformed' }],
  ])('RTE-15 %s is let through by no opt-in', (target, response) => expect(externalUrl(target, ['shop.test'])).toEqual(response))

  it('RTE-15 without an opt-in no backend is let through', () => {
    expect(externalUrl('https://shop.test/')).toEqual({ type: 'refused', reason: 'host' })
    expect(internalPath(null)).toBeNull()
  })

  it.each([
    ['http://bank.test:8080/pay', 'bank.test:8080'],
    ['https://bank.test', 'bank.test'],
  ])('CHK-07 the host of %s is %s', (url, host) => expect(externalUrl(url, 'any')).toEqual({ type: 'external', url, host }))

  it.each([
    ['/a//b', '/a//b'],
    ['//a', '/a'],
    ['/\\a\\b', '/a%5Cb'],
    ['a', '/a'],
  ])('RTE-11 %s begins with one slash: %s', (path, rooted) => expect(rootedPath(path)).toBe(rooted))

  it.each([
    ['/checkout/gegevens/x', '/en/checkout/gegevens/x'],
    ['/x/checkout/gegevens', '/en/x/checkout/gegevens'],
  ])('LOC-02 %s in English is %s', (path, english) => expect(equivalentPath('eng', path)).toBe(english))

  it('LOC-02 home is home, with and without filters', () => {
    const paths = { nld: '/', eng: '/en' }
    expect(equivalentPath('nld', '/en', paths)).toBe('/')
    expect(equivalentPath('nld', '/en/Kleur:rood', paths)).toBe('/Kleur:rood')
  })

  it.each([
    ['http://elsewhere.test/x', 'http://elsewhere.test/x'],
    ['/go?to=https://elsewhere.test', 'https://shop.test/go?to=https://elsewhere.test'],
    ['x', 'https://shop.test/x'],
  ])('SEO-04 %s as an absolute address is %s', (path, url) => expect(absoluteUrl('https://shop.test//', path)).toBe(url))
})
