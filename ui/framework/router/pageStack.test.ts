import { describe, expect, it } from 'vitest'
import type { ResolvedPage } from './resolvedPage.ts'
import { isPrerendered, firstPageStack, renamed, pageStackAfter } from './pageStack.ts'
import type { Navigation, PageStack } from './pageStack.ts'

const module: ResolvedPage['module'] = { Page: () => null, load: () => Promise.resolve({ kind: 'failed' }) }
const pageOf = (routeId: string, path: string, more: Partial<ResolvedPage> = {}): ResolvedPage => ({
  kind: 'page',
  href: path,
  routeId,
  name: 'content',
  layout: 'ecommerce',
  isPublic: true,
  module,
  params: {},
  path,
  head: { title: path },
  status: 200,
  ...more,
})
const list = pageOf('category', '/rugs')
const product = pageOf('product', '/product/1', { params: { productId: '1' } })
const account = pageOf('account', '/account/orders', { layout: 'account', isPublic: false })

const go = (before: PageStack, page: ResolvedPage, more: Partial<Navigation> = {}): PageStack =>
  pageStackAfter(before, { page, isTraverse: false, isOfList: false, hasAnchor: false, leaves: 'a', reaches: 'b', isLazy: true, ...more })
const keys = ({ shown, prerendered, previous }: PageStack) => [shown.key, prerendered?.key ?? null, previous?.key ?? null]

describe('NET-05 the page stack', () => {
  it('the page stack starts with the first page, its address without a panel', () => {
    const pageStack = firstPageStack(pageOf('product', '/product/1', { href: '/product/1?panel=cart' }))
    expect(pageStack).toMatchObject({
      shown: { key: 0, arrival: null, page: { href: '/product/1' } },
      prerendered: null,
      previous: null,
      isLazy: true,
    })
  })

  it('a prerendered page enters the page stack once, and never the page on screen', () => {
    const first = firstPageStack(list)
    const pageStack = isPrerendered(first, product)
    expect(pageStack.prerendered).toMatchObject({ key: 1, page: product, arrival: {} })
    expect(isPrerendered(pageStack, { ...product })).toBe(pageStack)
    expect(isPrerendered(first, { ...list })).toBe(first)
    const other = isPrerendered(pageStack, pageOf('product', '/product/2', { params: { productId: '2' } }))
    expect(keys(other)).toEqual([0, 2, null])
  })

  it('a click shows the prerendered page, and keeps the previous one with its history entry', () => {
    const before = isPrerendered(firstPageStack(list), product)
    const after = go(before, { ...product })
    expect(keys(after)).toEqual([1, null, 0])
    expect(after.shown.page).toBe(before.prerendered?.page)
    expect(after.shown).not.toBe(before.prerendered)
    expect(after.previous).toMatchObject({ page: list, entry: 'a' })
  })

  it.each<[string, Partial<ResolvedPage>, Partial<Navigation>]>([
    ['another address', { href: '/product/1?x=1' }, {}],
    ['another page at the address', { routeId: 'error' }, {}],
    ['another page module', { module: { ...module } }, {}],
    ['another response', { params: { productId: '7' } }, {}],
    ['a fragment of it', {}, { hasAnchor: true }],
    ['a step in the history', {}, { isTraverse: true }],
  ])('%s is rendered anew', (_what, page, navigation) => {
    const after = go(isPrerendered(firstPageStack(list), product), { ...product, ...page }, navigation)
    expect(keys(after)).toEqual([2, null, 0])
    expect(after.shown.arrival).toEqual(navigation.hasAnchor === true || navigation.isTraverse === true ? null : {})
  })

  it('a step back to the previous entry shows the kept page, and keeps the other one for Forward', () => {
    const there = go(firstPageStack(list), product)
    const back = go(there, { ...list }, { isTraverse: true, leaves: 'b', reaches: 'a', isLazy: false })
    expect(keys(back)).toEqual([0, null, 1])
    expect(back.shown.page).toBe(there.previous?.page)
    expect(back).toMatchObject({ previous: { entry: 'b' }, isLazy: false })
    expect(keys(go(back, { ...product }, { isTraverse: true, leaves: 'a', reaches: 'b' }))).toEqual([1, null, 0])
    expect(keys(go(there, { ...list }, { isTraverse: true, leaves: 'b', reaches: 'elsewhere' }))).toEqual([2, null, 1])
  })

  it('a choice within a list, and another address of the same page, change the rendered page', () => {
    const there = isPrerendered(go(firstPageStack(product), list), pageOf('search', '/search/x'))
    const chosen = go(there, pageOf('category', '/rugs/colour/red'), { isOfList: true })
    expect(keys(chosen)).toEqual([1, null, 0])
    expect(chosen.shown).toMatchObject({ arrival: {}, page: { path: '/rugs/colour/red' } })
    const back = go(chosen, pageOf('category', '/rugs'), { isOfList: true, isTraverse: true })
    expect([keys(back), back.shown.arrival]).toEqual([[1, null, 0], null])
    expect(keys(go(firstPageStack(product), { ...product, href: '/product/1?option.colour=2' }))).toEqual([0, null, null])
    expect(keys(go(firstPageStack(product), pageOf('product', '/product/2')))).toEqual([1, null, 0])
  })

  it('pages of a customer are never kept, and stay the same page', () => {
    const there = go(firstPageStack(list), account)
    expect(keys(there)).toEqual([1, null, 0])
    expect(keys(go(there, pageOf('account', '/account/invoices', { layout: 'account', isPublic: false })))).toEqual([1, null, 0])
    expect(keys(go(there, product))).toEqual([2, null, null])
  })

  it('a new address of the page on screen leaves prerendered pages alone', () => {
    const before = isPrerendered(firstPageStack(list), product)
    const after = renamed(before, '/rugs?x=1&panel=cart')
    expect(after).toEqual({ ...before, shown: { ...before.shown, page: { ...list, href: '/rugs?x=1' } } })
  })
})
