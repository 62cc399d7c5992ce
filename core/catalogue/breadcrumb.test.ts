import { expect, it } from 'vitest'
import { breadcrumbBack } from './breadcrumb.ts'

const home = { position: 1, label: 'Home', path: '/' }

const rugs = { position: 2, label: 'Vloerkleden', path: '/vloerkleden' }

const product = { position: 3, label: 'Kleed', path: '/product/1002/kleed' }

it('NAV-05 back leads to the second-to-last crumb', () => {
  expect(breadcrumbBack([home, rugs, product], 'nld')).toEqual({ path: '/vloerkleden', label: 'Vloerkleden' })
  expect(breadcrumbBack([product, home, rugs], 'nld')).toEqual({ path: '/vloerkleden', label: 'Vloerkleden' })
})

it('NAV-05 with one crumb or none, back leads home', () => {
  expect(breadcrumbBack([rugs], 'nld')).toEqual({ path: '/', label: null })
  expect(breadcrumbBack([rugs], 'eng')).toEqual({ path: '/en', label: null })
  expect(breadcrumbBack([], 'nld')).toEqual({ path: '/', label: null })
})
