import { describe, expect, it } from 'vitest'
import { languageRedirect } from './languageRedirect.ts'

const both = { languages: ['nld', 'eng'], mainLocale: 'nld', domains: {} } as const
const domains = { nld: 'https://thuishaven.nl', eng: 'https://thuishaven.example' }

describe('the language of a first request', () => {
  it('LOC-01 on the front page the preferred language decides, elsewhere the address', () => {
    expect(languageRedirect('/?a=1', 'shop.test', both, 'eng')).toEqual({ to: '/en?a=1', dependsOnVisitor: true })
    expect(languageRedirect('/', 'shop.test', both, 'nld')).toBeNull()
    expect(languageRedirect('/vloerkleden', 'shop.test', both, 'eng')).toBeNull()
    expect(languageRedirect('/en', 'shop.test', both, 'nld')).toBeNull()
  })

  it('LOC-06 a language that is not offered leads to the same address in the main one, and never back', () => {
    const dutch = { ...both, languages: ['nld'] } as const
    expect(languageRedirect('/en/rugs?page=2', 'shop.test', dutch, 'eng')).toEqual({ to: '/rugs?page=2', dependsOnVisitor: false })
    expect(languageRedirect('/', 'shop.test', dutch, 'eng')).toBeNull()
    const english = { ...both, languages: ['eng'] } as const
    expect(languageRedirect('/', 'shop.test', english, 'nld')).toEqual({ to: '/en', dependsOnVisitor: false })
    expect(languageRedirect('/en', 'shop.test', english, 'nld')).toBeNull()
  })

  it('LOC-03 a domain has its language at its front page; another language is at home at its own', () => {
    const settings = { ...both, domains }
    expect(languageRedirect('/', 'thuishaven.example', settings, 'nld')).toEqual({ to: '/en', dependsOnVisitor: false })
    expect(languageRedirect('/', 'Thuishaven.NL', settings, 'eng')).toBeNull()
    expect(languageRedirect('/vloerkleden?page=2', 'thuishaven.example', settings, 'eng')).toEqual({
      to: 'https://thuishaven.nl/vloerkleden?page=2',
      dependsOnVisitor: false,
    })
    expect(languageRedirect('/en/rugs', 'thuishaven.example', settings, 'nld')).toBeNull()
  })

  it('LOC-03 a language without a domain is not redirected', () => {
    const settings = { ...both, domains: { nld: domains.nld } }
    expect(languageRedirect('/en/rugs', 'thuishaven.nl', settings, 'nld')).toBeNull()
    expect(languageRedirect('/vloerkleden', 'elsewhere.test', settings, 'eng')).toBeNull()
  })
})
