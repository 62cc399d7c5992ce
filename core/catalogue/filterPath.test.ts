import { describe, expect, it } from 'vitest'
import type { FilteredPath } from './filterPath.ts'
import { contentQueryOf, filterPaths } from './filterPath.ts'

const { parse: parseFilterPath, print: printFilterPath, address: filterAddress } = filterPaths('Prijs')

const colour = (...values: string[]): FilteredPath['filters'][number] => ({ type: 'options', name: 'Kleur', values })

const rows: readonly (readonly [string, FilteredPath])[] = [
  ['/', { path: '/', filters: [] }],
  ['/vloerkleden', { path: '/vloerkleden', filters: [] }],
  ['/vloerkleden/Kleur:rood', { path: '/vloerkleden', filters: [colour('rood')] }],
  ['/vloerkleden/Kleur:rood,donker%20blauw', { path: '/vloerkleden', filters: [colour('rood', 'donker blauw')] }],
  ['/a/b/Kleur:a%2Cb,c%2Fd,e%3Af,50%25,cr%C3%A8me', { path: '/a/b', filters: [colour('a,b', 'c/d', 'e:f', '50%', 'crème')] }],
  ['/Kleur:rood', { path: '/', filters: [colour('rood')] }],
  ['/vloerkleden/Prijs:100-500', { path: '/vloerkleden', filters: [{ type: 'priceRange', name: 'Prijs', min: 100, max: 500 }] }],
  ['/vloerkleden/Maat:10-20', { path: '/vloerkleden', filters: [{ type: 'options', name: 'Maat', values: ['10-20'] }] }],
  ['/vloerkleden/Prijs:10-20m', { path: '/vloerkleden', filters: [{ type: 'options', name: 'Prijs', values: ['10-20m'] }] }],
  ['/vloerkleden/Prijs:m10-20', { path: '/vloerkleden', filters: [{ type: 'options', name: 'Prijs', values: ['m10-20'] }] }],
  ['/vloerkleden/Prijs:10%2D20', { path: '/vloerkleden', filters: [{ type: 'options', name: 'Prijs', values: ['10-20'] }] }],
  [
    '/vloerkleden/Kleur:rood/Prijs:0-75/Merk%3AHuis:A%20%26%20B',
    {
      path: '/vloerkleden',
      filters: [
        colour('rood'),
        { type: 'priceRange', name: 'Prijs', min: 0, max: 75 },
        { type: 'options', name: 'Merk:Huis', values: ['A & B'] },
      ],
    },
  ],
]

describe('filters in a path', () => {
  it.each(rows)('CAT-05 %s, both ways', (path, list) => {
    expect(parseFilterPath(path)).toEqual(list)
    expect(printFilterPath(list)).toBe(path)
  })

  it.each([
    ['/vloerkleden/', '/vloerkleden'],
    ['//vloerkleden//Kleur:rood', '/vloerkleden/Kleur:rood'],
    ['/vloerkleden/Kleur:', '/vloerkleden'],
    ['/vloerkleden/Kleur:,,rood,', '/vloerkleden/Kleur:rood'],
    ['/vloerkleden/Kleur:rood,rood', '/vloerkleden/Kleur:rood'],
    ['/vloerkleden/Kleur:rood/Kleur:blauw,rood', '/vloerkleden/Kleur:rood,blauw'],
    ['/vloerkleden/Kleur:rood/hubs', '/vloerkleden/hubs/Kleur:rood'],
    ['/vloerkleden/Prijs:500-100', '/vloerkleden/Prijs:100-500'],
    ['/vloerkleden/Prijs:1-2/Prijs:3-4', '/vloerkleden/Prijs:3-4'],
    ['/vloerkleden/Kleur:50%', '/vloerkleden/Kleur:50%25'],
    ['/vloerkleden/:rood', '/vloerkleden/:rood'],
    ['', '/'],
  ])('CAT-05 the tolerated %s is written %s', (typed, written) => {
    expect(printFilterPath(parseFilterPath(typed))).toBe(written)
  })

  it('CAT-05 a name without values is no filter', () => {
    expect(parseFilterPath('/a/Kleur:/Maat:,')).toEqual({ path: '/a', filters: [] })
    expect(parseFilterPath('/a/Prijs:1-9999999999').filters).toEqual([{ type: 'options', name: 'Prijs', values: ['1-9999999999'] }])
    expect(parseFilterPath('/a/Prijs:9999999999-9').filters).toEqual([{ type: 'options', name: 'Prijs', values: ['9999999999-9'] }])
  })

  it('CAT-05 what cannot be a filter is left out', () => {
    const filters: FilteredPath['filters'] = [
      colour(),
      colour('', ''),
      { type: 'options', name: '', values: ['x'] },
      { type: 'priceRange', name: 'Prijs', min: NaN, max: 3 },
      { type: 'priceRange', name: 'Prijs', min: -1, max: 3 },
      { type: 'priceRange', name: 'Prijs', min: 1, max: 3.5 },
      { type: 'priceRange', name: 'Prijs', min: 1, max: 1e9 },
    ]
    expect(printFilterPath({ path: '/a', filters })).toBe('/a')
    expect(printFilterPath({ path: '/a', filters: [colour('', 'half\ud800')] })).toBe('/a/Kleur:half%EF%BF%BD')
  })
})

describe('a colon in the name of a category', () => {
  it.each([
    { path: '/actie:zomer', filters: [] },
    { path: '/a/12:30:uur', filters: [colour('rood')] },
  ] satisfies FilteredPath[])('CAT-05 %j comes back', (list) => {
    expect(parseFilterPath(printFilterPath(list))).toEqual(list)
  })
})

it('CAT-05 a name fifty thousand times over is read in a time that grows no faster than the text', () => {
  const path = Array.from({ length: 50_000 }, (_, index) => `/k:${index}`).join('')
  const started = performance.now()
  const [filter] = parseFilterPath(path).filters
  expect(filter?.type === 'options' && filter.values.length).toBe(50_000)
  expect(performance.now() - started).toBeLessThan(15_000)
})

describe('addresses of lists', () => {
  it('CAT-10 CAT-12 the first page and the configured sort are left out', () => {
    expect(filterAddress({ path: '/a', filters: [colour('rood')] })).toBe('/a/Kleur:rood')
    expect(filterAddress({ path: '/a', filters: [], page: 1, sort: null })).toBe('/a')
    expect(filterAddress({ path: '/a', filters: [], page: 3, sort: 'lowest-price' })).toBe('/a?sort=lowest-price&page=3')
  })

  it.each([
    ['/en/rugs/Kleur:rood/?page=3&sort=lowest-price#lijst', { path: '/rugs/Kleur:rood', page: 3, sort: 'lowest-price' }],
    ['/vloerkleden', { path: '/vloerkleden', page: 1, sort: null }],
    ['/?page=0&sort=duurste', { path: '/', page: 1, sort: null }],
    ['/?page=2&page=3', { path: '/', page: 2, sort: null }],
    ['/?pages=2&page&sort=%', { path: '/', page: 1, sort: null }],
    ['/#?page=2', { path: '/', page: 1, sort: null }],
  ])('CAT-03 CAT-04 CAT-12 the address %s means %j', (address, query) => {
    expect(contentQueryOf(address)).toEqual(query)
  })
})
