import { words } from './words.ts'
import type { Words } from './words.ts'

/** Paths and messages for a purchase in one language. */
export interface Way {
  readonly words: Words
  readonly browser: 'nl-NL' | 'en-US'
  readonly home: '/' | '/en'
  readonly prefix: '' | '/en'
  readonly category: { readonly title: string; readonly path: string }
  readonly product: { readonly title: string; readonly path: string }
  readonly steps: Readonly<Record<'information' | 'delivery' | 'overview' | 'pay', string>>
  /** Names of the checkout steps as shown above the form. */
  readonly stepNames: readonly string[]
}

/** Product 1002 costs € 400.00 with 15 % off; delivery by PostNL costs € 6.95. In cents. */
export const rugPrice = 34_000
export const postage = 695

export const ways: Readonly<Record<'nld' | 'eng', Way>> = {
  nld: {
    words: words.nld,
    browser: 'nl-NL',
    home: '/',
    prefix: '',
    category: { title: 'Vloerkleden', path: '/vloerkleden' },
    product: { title: 'Vloerkleed Zandvoort blauw', path: '/product/1002/vloerkleed-zandvoort-blauw-160x230' },
    steps: {
      information: '/checkout/gegevens',
      delivery: '/checkout/bezorging',
      overview: '/checkout/overzicht',
      pay: '/checkout/betalen',
    },
    stepNames: ['Gegevens', 'Bezorging', 'Overzicht', 'Betalen'],
  },
  eng: {
    words: words.eng,
    browser: 'en-US',
    home: '/en',
    prefix: '/en',
    category: { title: 'Rugs', path: '/en/rugs' },
    product: { title: 'Rug Zandvoort blue', path: '/en/product/1002/rug-zandvoort-blue-160x230' },
    steps: {
      information: '/en/checkout/information',
      delivery: '/en/checkout/delivery',
      overview: '/en/checkout/overview',
      pay: '/en/checkout/pay',
    },
    stepNames: ['Information', 'Delivery', 'Overview', 'Pay'],
  },
}
