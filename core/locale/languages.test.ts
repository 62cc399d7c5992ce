import { expect, it } from 'vitest'
import { languagesWithoutDomain, mainLanguage } from './languages.ts'

it('LOC-06 the main language is one that is offered', () => {
  expect(mainLanguage({ languages: ['nld', 'eng'], mainLocale: 'eng' })).toBe('eng')
  expect(mainLanguage({ languages: ['eng'], mainLocale: 'nld' })).toBe('eng')
})

it('LOC-03 a language lacks a domain only where another has one', () => {
  expect(languagesWithoutDomain({ languages: ['nld', 'eng'], domains: {} })).toEqual([])
  expect(languagesWithoutDomain({ languages: ['nld', 'eng'], domains: { nld: 'https://shop.nl' } })).toEqual(['eng'])
  expect(languagesWithoutDomain({ languages: ['nld'], domains: { nld: 'https://shop.nl' } })).toEqual([])
})
