import { describe, expect, it } from 'vitest'
import { ruleRedirect } from './ruleRedirect.ts'

const origin = 'https://thuishaven.test'
const led = (target: string, requested: string) => ruleRedirect({ target, isPermanent: true }, requested, origin)?.to ?? null

describe('redirect rules of the shop owner', () => {
  it.each([
    ['/vloerkleden', '/tapijten', '/vloerkleden'],
    ['/rugs', '/en/carpets', '/en/rugs'],
    ['/en/rugs', '/en/carpets', '/en/rugs'],
    ['/en/rugs', '/tapijten', '/en/rugs'],
    ['/', '/en/old', '/en'],
    ['/rugs/', '/en/carpets', '/en/rugs'],
  ])('RTE-13 to %s, requested as %s, leads to %s', (target, requested, to) => expect(led(target, requested)).toBe(to))

  it.each([
    ['/verlichting?a=1', '/lampen?z=1', '/verlichting?a=1&z=1'],
    ['/verlichting?a=1', '/lampen?a=2&b=3', '/verlichting?a=1&b=3'],
    ['/verlichting', '/lampen?z=1', '/verlichting?z=1'],
    ['/verlichting?a=1#top', '/lampen', '/verlichting?a=1#top'],
    ['/verlichting?', '/lampen?', '/verlichting'],
    ['/verlichting#top', '/lampen?z=1', '/verlichting?z=1#top'],
  ])('RTE-13 to %s, requested as %s, merges the queries: %s', (target, requested, to) => expect(led(target, requested)).toBe(to))

  it('RTE-13 RTE-15 to another site is a full page load, to the own site in full is not', () => {
    const site = 'https://werkenbij.thuishaven.test/'
    expect(ruleRedirect({ target: site, isPermanent: false }, '/en/vacatures?z=1', origin)).toEqual({ status: 302, to: site, whole: true })
    expect(ruleRedirect({ target: `${origin}/rugs`, isPermanent: false }, '/en/x', origin)).toEqual({
      status: 302,
      to: '/rugs',
      whole: false,
    })
    expect(ruleRedirect({ target: origin, isPermanent: false }, '/x', origin)).toEqual({ status: 302, to: '/', whole: false })
    expect(led('https://thuishaven.test.evil.example/', '/x')).toBe('https://thuishaven.test.evil.example/')
  })

  it.each(['//evil.example/x', '/.//evil.example', 'javascript:alert(1)', 'data:text/html,x', '/\\evil.example', '', 'vloerkleden'])(
    'RTE-15 to %j is no redirect',
    (target) => expect(led(target, '/x')).toBeNull(),
  )

  it.each([
    ['/vloerkleden', '/vloerkleden?page=2'],
    ['/vloerkleden?x=1', '/vloerkleden'],
    ['/rugs', '/en/rugs'],
    ['/vloerkleden/', '/vloerkleden'],
    ['/caf\u00e9', '/caf%C3%A9'],
    [`${origin}/vloerkleden`, '/vloerkleden'],
  ])('RTE-13 to %s, requested as %s, would loop and is no redirect', (target, requested) => expect(led(target, requested)).toBeNull())
})
