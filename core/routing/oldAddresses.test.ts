import { describe, expect, it } from 'vitest'
import { noOldAddresses, oldAddressTarget, readOldAddresses } from './oldAddresses.ts'
import type { OldAddresses } from './oldAddresses.ts'

const table: OldAddresses = {
  paths: { '/category/cameras': { nld: '/videobewaking/cameras', eng: '/video-surveillance/cameras' }, '/nieuw': { nld: '/', eng: '/' } },
  products: { 'oude-hub': { productId: 1003, slug: 'hub' }, 'oud-kleed': { productId: 1002, slug: { nld: 'kleed', eng: 'rug' } } },
}

describe('old addresses', () => {
  it.each([
    ['nld', '/category/cameras', '/videobewaking/cameras'],
    ['eng', '/category/cameras', '/en/video-surveillance/cameras'],
    ['nld', '/category/cameras/', '/videobewaking/cameras'],
    ['nld', '/nieuw', '/'],
    ['eng', '/nieuw', '/en'],
    ['nld', '/oude-hub', '/product/1003/hub'],
    ['nld', '/product/oude-hub', '/product/1003/hub'],
    ['eng', '/product/oude-hub', '/en/product/1003/hub'],
    ['nld', '/oud-kleed', '/product/1002/kleed'],
    ['eng', '/oud-kleed/', '/en/product/1002/rug'],
  ] as const)('RTE-12 in %s %s leads to %s', (locale, path, target) => {
    expect(oldAddressTarget(table, locale, path)).toBe(target)
  })

  it.each(['/', '/vloerkleden', '/constructor', '/product/__proto__', '/product/1003/hub', '/anders/oude-hub', '/oude-hub/x', '/category'])(
    'RTE-12 %s is not old',
    (path) => expect(oldAddressTarget(table, 'nld', path)).toBeNull(),
  )
})

describe("the owner's table of old addresses", () => {
  it('RTE-12 a valid table of old addresses is used unchanged', () => {
    expect(readOldAddresses(JSON.parse(JSON.stringify(table)))).toEqual({ ok: true, value: table })
    expect(readOldAddresses({})).toEqual({ ok: true, value: noOldAddresses })
  })

  const to = { nld: '/a', eng: '/b' }
  const product = { productId: 1, slug: 'a' }
  it.each<readonly [unknown, string]>([
    [null, 'no object'],
    [[], 'no object'],
    [{ pahts: {} }, "'pahts' is not known"],
    [{ paths: [] }, 'are objects'],
    [{ products: 'x' }, 'are objects'],
    [{ paths: { shop: to } }, "paths, 'shop': an old path begins"],
    [{ paths: { '/': to } }, "paths, '/'"],
    [{ paths: { '/shop/': to } }, "paths, '/shop/'"],
    [{ paths: { '//shop': to } }, "paths, '//shop'"],
    [{ paths: { '/shop?a=1': to } }, "paths, '/shop?a=1'"],
    [{ paths: { '/shop': '/products' } }, "paths, '/shop', nld: give the present path"],
    [{ paths: { '/shop': { nld: '/products' } } }, "paths, '/shop', eng: give"],
    [{ paths: { '/shop': { nld: 'https://elsewhere.example', eng: '/b' } } }, "paths, '/shop', nld: give"],
    [{ paths: { '/shop': { nld: '//elsewhere.example', eng: '/b' } } }, "paths, '/shop', nld: give"],
    [{ paths: { '/shop': { nld: '/a', eng: '/\\elsewhere' } } }, "paths, '/shop', eng: give"],
    [{ paths: { '/shop': to, '/a': { nld: '/c', eng: '/c' } } }, "paths, '/shop', nld: '/a' is an old path itself"],
    [{ products: { 'a/b': product } }, "products, 'a/b': an old slug"],
    [{ products: { '': product } }, "products, '': an old slug"],
    [{ products: { hub: null } }, "products, 'hub', productId"],
    [{ products: { hub: { productId: 0, slug: 'a' } } }, "products, 'hub', productId"],
    [{ products: { hub: { productId: '1', slug: 'a' } } }, "products, 'hub', productId"],
    [{ products: { hub: { productId: 1 } } }, "products, 'hub', slug"],
    [{ products: { hub: { productId: 1, slug: { nld: 'a' } } } }, "products, 'hub', slug"],
    [{ products: { hub: { productId: 1, slug: '' } } }, "products, 'hub', slug"],
  ])('RTE-12 %j is refused, and where: %s', (json, problem) => {
    expect(readOldAddresses(json)).toEqual({ ok: false, failure: expect.stringContaining(problem) as string })
  })
})
