import { describe, expect, it } from 'vitest'
import { externalUrl, internalPath } from './externalUrl.ts'

describe('externalUrl', () => {
  it('RTE-15 paths of the shop are internal', () => {
    expect(externalUrl('/en/rugs?page=2#top')).toEqual({ type: 'internal', path: '/en/rugs?page=2#top' })
  })

  it('RTE-15 another host is refused unless it is allowed', () => {
    const url = 'https://Bank.example/pay?id=1'
    expect(externalUrl(url)).toEqual({ type: 'refused', reason: 'host' })
    expect(externalUrl(url, ['other.example'])).toEqual({ type: 'refused', reason: 'host' })
    expect(externalUrl(url, ['example'])).toEqual({ type: 'refused', reason: 'host' })
    expect(externalUrl(url, ['bank.EXAMPLE'])).toEqual({ type: 'external', url, host: 'bank.example' })
  })

  it('RTE-15 a port belongs to the host', () => {
    expect(externalUrl('http://localhost:4010/bank', ['localhost'])).toEqual({ type: 'refused', reason: 'host' })
    expect(externalUrl('http://localhost:4010/bank', ['localhost:4010'])).toMatchObject({ type: 'external' })
    expect(externalUrl('http://9.0.0.9:8/x', ['9.0.0.9:8'])).toMatchObject({ type: 'external' })
    expect(externalUrl('http://a:65535', ['a:65535'])).toMatchObject({ type: 'external' })
    expect(externalUrl('http://a:65536', ['a:65536'])).toEqual({ type: 'refused', reason: 'malformed' })
    expect(externalUrl('http://a:999999', ['a:999999'])).toEqual({ type: 'refused', reason: 'malformed' })
    expect(externalUrl('https://bank.example', ['bank.example'])).toMatchObject({ type: 'external' })
  })

  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JAVASCRIPT:alert(1)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['mailto:a@b.nl', 'scheme'],
    ['//bank.example/pay', 'protocol-relative'],
    ['\\\\bank.example', 'malformed'],
    ['/\\bank.example', 'malformed'],
    ['java\nscript:alert(1)', 'malformed'],
    [' javascript:alert(1)', 'malformed'],
    ['https://bank.example\u0000', 'malformed'],
    ['/\t/bank.example', 'malformed'],
    ['https://user@bank.example/', 'malformed'],
    ['https://bank.example:pw@evil.example/', 'malformed'],
    ['https:///bank.example', 'malformed'],
    ['https:bank.example', 'malformed'],
    ['https://', 'malformed'],
    ['http://-bank.example', 'malformed'],
    ['', 'malformed'],
    ['account/login', 'relative'],
    ['bank.example', 'relative'],
  ])('RTE-15 %j is refused whatever is opted in', (target, reason) => {
    expect(externalUrl(target, ['bank.example', 'evil.example', 'user@bank.example'])).toEqual({ type: 'refused', reason })
  })

  it('RTE-15 CHK-07 an address from the backend may name any host, but a dangerous one is refused', () => {
    expect(externalUrl('https://Bank.example:8443/pay', 'any')).toMatchObject({ type: 'external', host: 'bank.example:8443' })
    expect(externalUrl('javascript://bank.example/%0aalert(1)', 'any')).toEqual({ type: 'refused', reason: 'scheme' })
    expect(externalUrl('https://user@bank.example/', 'any')).toEqual({ type: 'refused', reason: 'malformed' })
    expect(externalUrl('/bank/1', 'any')).toEqual({ type: 'internal', path: '/bank/1' })
  })

  it.each(['http://1.2.3.4.5', 'http://256.1.1.1', 'http://0x7f.1', 'http://127.1', 'http://2130706433', 'http://a.0x'])(
    'RTE-15 %s, which browsers read as another address or none, is refused',
    (target) => expect(externalUrl(target, 'any')).toEqual({ type: 'refused', reason: 'malformed' }),
  )

  it.each([
    '/.//evil.example',
    '/..//evil.example',
    '/x/../..//evil.example',
    '/%2e//evil.example',
    '/x/.%2E//evil.example?q=1',
    '//evil.example/%2e%2e/',
  ])('RTE-15 %s is judged as the host that a browser makes of it', (target) =>
    expect(externalUrl(target, 'any')).toEqual({ type: 'refused', reason: 'protocol-relative' }),
  )

  it.each([
    ['/a/./b/../c', '/a/c'],
    ['/a/..', '/'],
    ['/a/b/.', '/a/b/'],
    ['/../../a', '/a'],
    ['/caf\u00e9?q=\u00fc#\u00f1', '/caf%C3%A9?q=%C3%BC#%C3%B1'],
    ['/a?next=/../b', '/a?next=/../b'],
    ['/x\ud800', '/x%EF%BF%BD'],
  ])('RTE-15 the path %s comes back as %s', (target, path) => expect(externalUrl(target)).toEqual({ type: 'internal', path }))

  it('RTE-10 RTE-15 only a path of this shop is returned to after login', () => {
    expect(internalPath('/account/orders?page=2')).toBe('/account/orders?page=2')
    expect(internalPath('https://elsewhere.example')).toBeNull()
    expect(internalPath('//elsewhere.example')).toBeNull()
    expect(internalPath(null)).toBeNull()
  })
})
