import { describe, expect, it } from 'vitest'
import { decodeSegments } from './paths.ts'
import { canonicalSlugRedirect, productIdOf, productPath, productRoute } from './productPaths.ts'

describe('product addresses', () => {
  const product = { productId: 1002, slug: 'vloerkleed-één' }
  const moved = (address: string) => {
    const requested = productRoute(address)
    return requested === null ? null : canonicalSlugRedirect(address, requested, product)
  }

  it('RTE-02 the path carries number and slug', () => {
    expect(productPath(product)).toBe('/product/1002/vloerkleed-%C3%A9%C3%A9n')
    expect(productPath({ productId: 7, slug: 'a/b c' })).toBe('/product/7/a/b%20c')
    expect(productPath({ productId: 7, slug: '' })).toBe('/product/7')
    expect(productPath({ productId: 7, slug: 'half\ud800' })).toBe('/product/7/half%EF%BF%BD')
  })

  it('RTE-02 a slug that ends in copy is the collection layout of the original', () => {
    expect(productRoute('/product/7/hub%20copy')).toEqual({ productId: 7, slug: 'hub', variant: 'collection' })
    expect(productRoute('/en/product/7/hub?x=1')).toEqual({ productId: 7, slug: 'hub', variant: 'cards' })
    expect(productRoute('/product/7')).toEqual({ productId: 7, slug: '', variant: 'cards' })
  })

  it.each([
    '/product',
    '/product/0/hub',
    '/product/-1/hub',
    '/product/abc/hub',
    '/product/7/%E0%A4%A',
    '/product/7/a%00b',
    '/product/7/%2e%2e',
    '/product/7/%2e',
    '/products/7/hub',
  ])('RTE-08 %s is not a product address', (address) => {
    expect(productRoute(address)).toBeNull()
  })

  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['99999999999', null],
    ['01', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 1', null],
    ['', null],
    ['NaN', null],
    ['١', null],
  ])('RTE-08 product number %s → %s', (text, id) => {
    expect(productIdOf(text)).toBe(id)
  })

  it('RTE-08 malformed escapes are not valid', () => {
    expect(decodeSegments('/a%20b/%')).toBeNull()
    expect(decodeSegments('/a%20b//c/')).toEqual(['a b', 'c'])
  })

  it('RTE-03 another slug redirects to the canonical address with its query', () => {
    expect(moved('/product/1002/oud?kleur=rood')).toEqual({
      status: 301,
      to: '/product/1002/vloerkleed-%C3%A9%C3%A9n?kleur=rood',
    })
    expect(moved('/en/product/1002')).toEqual({ status: 301, to: '/en/product/1002/vloerkleed-%C3%A9%C3%A9n' })
  })

  it('RTE-03 the right slug does not redirect in any escaping, and neither does its copy', () => {
    expect(moved('/product/1002/vloerkleed-%c3%a9%c3%a9n')).toBeNull()
    expect(moved('/product/1002/vloerkleed-één%20copy')).toBeNull()
  })
})
