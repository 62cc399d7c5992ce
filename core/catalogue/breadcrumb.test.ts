import { expect, it } from 'vitest'
import { breadcrumbBack } from './breadcrumb.ts'

const home = { position: 1, label: 'Home', path: '/' }

const rugs = { position: 2, label: 'Vloerkleden', path: '/vloerkleden' }

const product = { position: 3, label: 'Kleed', path: '/product/1002/kleed' }

it('NAV-05 back goes to the second-to-last crumb', () => {
  expect(breadcrumbBack([home, rugs, product], 'nld')).toBe('/vloerkleden')
  expect(breadcrumbBack([product, home, rugs], 'nld')).toBe('/vloerkleden')
})

it('NAV-05 with one crumb or none, back goes home', () => {
  expect(breadcrumbBack([rugs], 'nld')).toBe('/')
  expect(breadcrumbBack([rugs], 'eng')).toBe('/en')
  expect(breadcrumbBack([], 'nld')).toBe('/')
})
