import { describe, expect, it } from 'vitest'
import { defaultLocale, localeCodes, locales } from './locale.ts'
import { preferredLocale } from './preferredLocale.ts'

describe('preferredLocale', () => {
  it('LOC-01 the stored preference wins over the browser', () => {
    expect(preferredLocale('eng', 'nl-NL,nl;q=0.9')).toBe('eng')
    expect(preferredLocale('nld', 'en-US')).toBe('nld')
  })

  it.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', 'nld'],
    ['en-US,en;q=0.9,nl;q=0.8', 'eng'],
    ['fr-FR, en-GB;q=0.5, nl;q=0.7', 'nld'],
    ['de, en;q=0.1', 'eng'],
    ['nl;q=0, EN', 'eng'],
    ['en;q=rubbish, nl;q=0.1', 'nld'],
    ['en-US', 'eng'],
    ['en;q=0', 'nld'],
    ['en;q=1, nl', 'eng'],
    ['en;q=0.5, nl;q=1', 'nld'],
    ['de-DE', 'nld'],
    ['nl;level=9;q=0.9, en;q=0.5', 'nld'],
    ['nl;level=9;q=0.1, en;q=0.5', 'eng'],
    ['*', 'nld'],
    ['', 'nld'],
    [';;,q=,;q=1', 'nld'],
  ])('LOC-01 without a preference the browser decides: %s → %s', (header, locale) => {
    expect(preferredLocale(null, header)).toBe(locale)
    expect(preferredLocale('klingon', header)).toBe(locale)
  })

  it('LOC-01 LOC-02 each language has its tag and its place in the address bar', () => {
    expect(locales).toMatchObject({ nld: { tag: 'nl-NL', primary: 'nl', prefix: '' }, eng: { tag: 'en-US', primary: 'en', prefix: '/en' } })
    expect(localeCodes).toEqual(['nld', 'eng'])
    expect(localeCodes.filter((locale) => locales[locale].prefix === '')).toEqual([defaultLocale])
  })

  it('LOC-01 without a preference the language is Dutch', () => {
    expect(preferredLocale(null, null)).toBe('nld')
    expect(preferredLocale(null, 'fr', 'eng')).toBe('eng')
  })
})
