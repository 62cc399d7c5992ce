import { describe, expect, it } from 'vitest'
import { oldAddressRedirect } from './oldAddressRedirect.ts'
import { oldPaths } from './oldPaths.ts'
import { oldProductSlugs } from './oldProductSlugs.ts'
import { productPath, productRoute } from './productPaths.ts'

describe('old addresses', () => {
  it.each([
    ['/shop', '/products'],
    ['/category/centrale', '/hubs'],
    ['/category/cameras', '/videobewaking/cameras'],
    ['/category/branddetectie', '/branddetectoren'],
    ['/begin-nu', '/samenstellen'],
    ['/nieuw', '/'],
    ['/category/sirenes-en-flitsers', '/sirenes'],
    ['/verschillen-tussen-de-hubs', '/samenstellen'],
    ['/shop/?bron=mail', '/products?bron=mail'],
    ['/en/category/cameras', '/en/video-surveillance/cameras'],
    ['/en/nieuw?a=1', '/en?a=1'],
    ['/en/shop', '/en/products'],
    ['/en/category/centrale', '/en/hubs'],
    ['/en/category/branddetectie', '/en/fire-detectors'],
    ['/en/begin-nu', '/en/samenstellen'],
    ['/en/category/sirenes-en-flitsers', '/en/sirens'],
    ['/en/verschillen-tussen-de-hubs', '/en/samenstellen'],
  ])('RTE-12 %s → 301 %s', (address, to) => {
    expect(oldAddressRedirect(address)).toEqual({ status: 301, to })
  })

  it('RTE-12 old product slugs go to the product, by a list that can be extended', () => {
    const list = { 'oude-hub': { productId: 1003, slug: 'hub' } }
    expect(oldAddressRedirect('/oude-hub?a=1', list)).toEqual({ status: 301, to: '/product/1003/hub?a=1' })
    expect(oldAddressRedirect('/en/product/oude-hub', list)).toEqual({ status: 301, to: '/en/product/1003/hub' })
    expect(oldAddressRedirect('/anders/oude-hub', list)).toBeNull()
  })

  it.each(['/', '/vloerkleden', '/constructor', '/product/__proto__', '/product/1003/hub', '/shop/schoenen'])(
    'RTE-12 %s is not old',
    (address) => {
      expect(oldAddressRedirect(address)).toBeNull()
    },
  )
})

it('RTE-12 every old slug names a product by a number that is valid, and leads to it', () => {
  for (const [old, product] of Object.entries(oldProductSlugs)) {
    expect(productRoute(productPath(product))).toMatchObject(product)
    expect(oldAddressRedirect(`/${old}`)).toEqual({ status: 301, to: productPath(product) })
  }
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
