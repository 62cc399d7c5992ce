import { describe, expect, it } from 'vitest'
import { inLanguage, matchPath, nameOfOtherLanguage, namedBy, pathTo, paths, pathsTo } from './paths.ts'
import type { PathName } from './paths.ts'
import { findRoute, routes } from '../../app/routes.ts'

const names = Object.keys(paths) as PathName[]
/** A value for each part that a pattern leaves open. */
const sample = { productId: '1002', id: '20001', paymentUid: 'pay-3f0c7c1e', '*': 'vloerkleed/blauw' }

describe('the table of paths', () => {
  it('RTE-01 RTE-05 RTE-07 every path leads to its own route, in both languages', () => {
    for (const name of names) {
      const both = pathsTo(name, sample)
      expect(namedBy('nld', both.nld)?.name, both.nld).toBe(name)
      expect(namedBy('eng', both.eng.slice('/en'.length) || '/')?.name, both.eng).toBe(name)
    }
  })

  it('RTE-01 every path is shown by exactly one page', () => {
    for (const name of names) expect(routes.filter((route) => route.names.includes(name)).length, name).toBe(1)
  })

  it('RTE-02 a product address gives number and slug', () => {
    expect(matchPath('nld', 'product', '/product/1002/vloerkleed/blauw')).toEqual({ productId: '1002', '*': 'vloerkleed/blauw' })
    expect(matchPath('eng', 'product', '/product/1002')).toEqual({ productId: '1002' })
    expect(matchPath('nld', 'product', '/product')).toBeNull()
  })

  it.each([
    ['/Account/login', 'category'],
    ['/account/login', 'login'],
    ['/account/orders/20001', 'account'],
    ['/account/overview/20001', 'category'],
    ['/checkout/betalen', 'checkoutStep'],
    ['/checkout/betaald-12', 'payment'],
    ['/checkout/betalen/nu', 'category'],
    ['/products/point-of-sale', 'business'],
    ['/products', 'business'],
    ['/products/webshop', 'business'],
    ['/webshop', 'marketing'],
    ['/products/elsewhere', 'category'],
    ['/vloerkleden/Kleur:blauw', 'category'],
  ])('RTE-05 %s is shown by %s', (path, id) => {
    expect(findRoute('nld', path)?.route.id).toBe(id)
  })

  it('RTE-07 LOC-02 a page has one path for each language, and redirects from the others', () => {
    expect(nameOfOtherLanguage('nld', '/checkout/pay')).toBe('/checkout/betalen')
    expect(nameOfOtherLanguage('eng', '/checkout/betalen')).toBe('/en/checkout/pay')
    expect(nameOfOtherLanguage('nld', '/checkout/betalen')).toBeNull()
    expect(nameOfOtherLanguage('nld', '/account/login')).toBeNull()
    expect(nameOfOtherLanguage('nld', '/vloerkleden')).toBeNull()
    expect(nameOfOtherLanguage('nld', '/checkout/pay-3f0c7c1e')).toBeNull()
  })

  it('RTE-07 CAT-05 filters after a path in another language are kept as written', () => {
    expect(nameOfOtherLanguage('nld', '/search/Kleur:rood')).toBe('/zoeken/Kleur:rood')
    expect(nameOfOtherLanguage('eng', '/zoeken/Kleur:donker%20blauw,rood/Prijs:10-20')).toBe(
      '/en/search/Kleur:donker%20blauw,rood/Prijs:10-20',
    )
    expect(inLanguage('nld', '/en/search/Kleur:donker%20blauw?q=kleed')).toBe('/zoeken/Kleur:donker%20blauw?q=kleed')
  })
})

describe('functions that build paths', () => {
  it('LOC-02 pathTo gives the address in the language, with escaped parts', () => {
    expect(pathTo('nld', 'home')).toBe('/')
    expect(pathTo('eng', 'home')).toBe('/en')
    expect(pathTo('eng', 'checkout.pay')).toBe('/en/checkout/pay')
    expect(pathTo('nld', 'account.order', { id: 'a/b c' })).toBe('/account/orders/a%2Fb%20c')
    // @ts-expect-error: an order has a number
    expect(pathTo('nld', 'account.order')).toBe('/account/orders')
  })

  it('LOC-02 a whole address is translated with its query and fragment', () => {
    expect(inLanguage('eng', '/checkout/gegevens?terug=1#a')).toBe('/en/checkout/information?terug=1#a')
    expect(inLanguage('nld', '/en/checkout/pay')).toBe('/checkout/betalen')
    expect(inLanguage('eng', '/checkout/abc-123')).toBe('/en/checkout/abc-123')
    expect(inLanguage('nld', '/en/account/login')).toBe('/account/login')
    expect(inLanguage('eng', '/onbekend/pad?x=1')).toBe('/en/onbekend/pad?x=1')
    expect(inLanguage('nld', '/en')).toBe('/')
  })
})
