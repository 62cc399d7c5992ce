import { describe, expect, it } from 'vitest'
import { externalUrl, hostOfUrl, internalPath } from './externalUrl.ts'

describe('externalUrl', () => {
  it('RTE-15 paths of the shop are internal', () => {
    expect(externalUrl('/en/rugs?page=2#top')).toEqual({ go: 'internal', path: '/en/rugs?page=2#top' })
  })

  it('RTE-15 another host is refused until it is named', () => {
    const url = 'https://Bank.example/pay?id=1'
    expect(externalUrl(url)).toEqual({ go: 'refused', reason: 'host' })
    expect(externalUrl(url, ['other.example'])).toEqual({ go: 'refused', reason: 'host' })
    expect(externalUrl(url, ['example'])).toEqual({ go: 'refused', reason: 'host' })
    expect(externalUrl(url, ['bank.EXAMPLE'])).toEqual({ go: 'external', url, host: 'bank.example' })
  })

  it('RTE-15 a port belongs to the host', () => {
    expect(externalUrl('http://localhost:4010/bank', ['localhost'])).toEqual({ go: 'refused', reason: 'host' })
    expect(externalUrl('http://localhost:4010/bank', ['localhost:4010'])).toMatchObject({ go: 'external' })
    expect(externalUrl('http://9.0.0.9:8/x', ['9.0.0.9:8'])).toMatchObject({ go: 'external' })
    expect(externalUrl('http://a:99999', ['a:99999'])).toMatchObject({ go: 'external' })
    expect(externalUrl('http://a:999999', ['a:999999'])).toEqual({ go: 'refused', reason: 'malformed' })
    expect(externalUrl('https://bank.example', ['bank.example'])).toMatchObject({ go: 'external' })
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
    expect(externalUrl(target, ['bank.example', 'evil.example', 'user@bank.example'])).toEqual({ go: 'refused', reason })
  })

  it('RTE-15 CHK-07 the host of a payment page can be named, a dangerous address has none', () => {
    expect(hostOfUrl('https://Bank.example:8443/pay')).toBe('bank.example:8443')
    expect(hostOfUrl('javascript://bank.example/%0aalert(1)')).toBeNull()
    expect(hostOfUrl('https://user@bank.example/')).toBeNull()
    expect(hostOfUrl('/bank/1')).toBeNull()
  })

  it('RTE-10 RTE-15 only a path of this shop is returned to after login', () => {
    expect(internalPath('/account/orders?page=2')).toBe('/account/orders?page=2')
    expect(internalPath('https://elsewhere.example')).toBeNull()
    expect(internalPath('//elsewhere.example')).toBeNull()
    expect(internalPath(null)).toBeNull()
  })
})
