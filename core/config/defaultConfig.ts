import type { BasisPoints } from '../money/units.ts'
import type { ShopConfig } from './config.ts'

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
  freeLabel: false,
  cookieWall: { enabled: true, scripts: [] },
  stock: { enabled: false, displayType: 'text', lowStockThreshold: 0 },
  support: { phoneNumber: '', whatsappNumber: '' },
  registrationAllowed: true,
  paymentMethods: [],
  deliveryMethods: [],
  menus: { navigation: noMenu, footer: noMenu, expandItems: false },
  returnDays: 30,
  specificationsShown: 8,
  filterShowMoreThreshold: 5,
  sortBy: 'relevance',
  priceFilter: false,
  deposit: { enabled: false, share: 2000 as BasisPoints },
  cart: { showShipping: false, showCoupons: false },
  accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
  businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
  shippingVat: 'highest-rate',
}
