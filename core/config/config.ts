import type { StockPolicy } from '../delivery/delivery.ts'
import type { NavigationItem } from '../catalogue/content.ts'
import type { Sort } from '../catalogue/sort.ts'
import type { Locale } from '../locale/locale.ts'
import type { BasisPoints } from '../money/units.ts'

/** How the shop is set up (CFG-03). Every field has a value: what the host leaves out has its default (CFG-05). */
export interface ShopConfig {
  readonly name: string
  readonly organizationName: string
  readonly logoUrl: string
  readonly faviconUrl: string
  readonly termsConditionsUrl: string
  readonly appUrl: string
  readonly languages: readonly Locale[]
  readonly currency: string
  /** Decimals outside the cart; 0 shows whole euros with ',-'. */
  readonly priceDecimals: number
  readonly pricesExclVat: boolean
  readonly freeLabel: boolean
  readonly cookieWall: { readonly enabled: boolean; readonly scripts: readonly string[] }
  readonly stock: StockPolicy
  readonly support: { readonly phoneNumber: string; readonly whatsappNumber: string }
  readonly registrationAllowed: boolean
  readonly paymentMethods: readonly string[]
  readonly deliveryMethods: readonly string[]
  readonly menus: { readonly navigation: Menu; readonly footer: Menu; readonly expandItems: boolean }
  readonly returnDays: number
  readonly specificationsShown: number
  /** How many specifications of a product are taken at most. */
  readonly specificationsLimit: number
  readonly sortByMpnDescending: boolean
  readonly filterShowMoreThreshold: number
  readonly sortBy: Sort
  readonly priceFilter: boolean
  readonly partialPayment: boolean
  readonly onAccountPayment: boolean
  readonly deposit: { readonly enabled: boolean; readonly share: BasisPoints }
  readonly cart: { readonly showShipping: boolean; readonly showCoupons: boolean }
  readonly accountMenu: Readonly<Record<'overview' | 'orders' | 'tickets' | 'invoices' | 'returns' | 'information', boolean>>
  readonly businessMenu: { readonly maximumWidth: number; readonly itemsPerColumn: number }
  readonly shippingVat: 'highest-rate' | 'pro-rata'
}

/** The same menu for wide and narrow screens. */
export interface Menu {
  readonly desktop: readonly NavigationItem[]
  readonly mobile: readonly NavigationItem[]
}

const noMenu = { desktop: [], mobile: [] }

/** The shop as it is where the host sends nothing (CFG-05). */
export const defaultConfig: ShopConfig = {
  name: '',
  organizationName: '',
  logoUrl: '',
  faviconUrl: '',
  termsConditionsUrl: '',
  appUrl: '',
  languages: ['nld', 'eng'],
  currency: 'EUR',
  priceDecimals: 2,
  pricesExclVat: false,
  freeLabel: true,
  cookieWall: { enabled: true, scripts: [] },
  stock: { enabled: false, displayType: 'text', lowStockThreshold: 0 },
  support: { phoneNumber: '', whatsappNumber: '' },
  registrationAllowed: true,
  paymentMethods: [],
  deliveryMethods: [],
  menus: { navigation: noMenu, footer: noMenu, expandItems: false },
  returnDays: 30,
  specificationsShown: 8,
  specificationsLimit: 1000,
  sortByMpnDescending: false,
  filterShowMoreThreshold: 5,
  sortBy: 'relevance',
  priceFilter: true,
  partialPayment: false,
  onAccountPayment: false,
  deposit: { enabled: false, share: 2000 as BasisPoints },
  cart: { showShipping: false, showCoupons: false },
  accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
  businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
  shippingVat: 'highest-rate',
}
