import { describe, expect, it } from 'vitest'
import { absoluteUrl } from '../seo/site.ts'
import { equivalentPath } from './equivalentPath.ts'
import { externalUrl, hostOfUrl, internalPath } from './externalUrl.ts'
import { oldAddressRedirect } from './oldAddressRedirect.ts'
import { oldPaths } from './oldPaths.ts'
import { oldProductSlugs } from './oldProductSlugs.ts'
import { rootedPath } from './paths.ts'

describe('addresses are read from their beginning to their end', () => {
  it.each([
    ['javascript:https://shop.test/', { go: 'refused', reason: 'scheme' }],
    ['data:https:', { go: 'refused', reason: 'scheme' }],
    ['shop/https://shop.test/', { go: 'refused', reason: 'relative' }],
    ['?next=javascript:x', { go: 'refused', reason: 'relative' }],
    ['https:shop.test', { go: 'refused', reason: 'malformed' }],
  ])('RTE-15 %s is let through by no opt-in', (target, answer) => expect(externalUrl(target, ['shop.test'])).toEqual(answer))

  it('RTE-15 without an opt-in no host is let through', () => {
    expect(externalUrl('https://shop.test/')).toEqual({ go: 'refused', reason: 'host' })
    expect(internalPath(null)).toBeNull()
  })

  it.each([
    ['http://bank.test:8080/pay', 'bank.test:8080'],
    ['https://bank.test', 'bank.test'],
    ['x-https://bank.test', null],
    ['/pay', null],
  ])('CHK-07 the host of %s is %s', (url, host) => expect(hostOfUrl(url)).toBe(host))

  it.each([
    ['/a//b', '/a//b'],
    ['//a', '/a'],
    ['/\\a\\b', '/a%5Cb'],
    ['a', '/a'],
  ])('RTE-11 %s begins with one slash: %s', (path, rooted) => expect(rootedPath(path)).toBe(rooted))

  it.each([
    ['/checkout/gegevens', '/en/checkout/information'],
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

describe('addresses of earlier shops', () => {
  it('RTE-12 every old slug leads to the number and slug of a product, and none to another old one', () => {
    const products = Object.entries(oldProductSlugs)
    expect(products.length).toBeGreaterThan(30)
    for (const [old, { productId, slug }] of products) {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(oldProductSlugs).not.toHaveProperty(slug)
      expect(oldAddressRedirect(`/product/${old}?x=1`)).toEqual({ status: 301, to: `/product/${productId}/${slug}?x=1` })
      expect(oldAddressRedirect(`/en/${old}`)).toEqual({ status: 301, to: `/en/product/${productId}/${slug}` })
      expect(oldAddressRedirect(`/${old}/x`)).toBeNull()
    }
  })

  it('RTE-12 every old path leads to a path, and none to another old one', () => {
    for (const [old, { nld, eng }] of Object.entries(oldPaths)) {
      expect(`${nld} ${eng}`).toMatch(/^\/\S* \/\S*$/)
      expect(oldPaths).not.toHaveProperty([nld])
      expect(oldAddressRedirect(old)).toEqual({ status: 301, to: nld })
    }
    expect(oldAddressRedirect('/en/nieuw')).toEqual({ status: 301, to: '/en' })
  })
})
