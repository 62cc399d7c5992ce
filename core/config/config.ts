import type { DeferredScript } from '../consent/consent.ts'
import type { StockPolicy } from '../delivery/delivery.ts'
import type { DeliverySettings } from '../delivery/deliveryPromise.ts'
import type { NavigationItem } from '../catalogue/content.ts'
import type { OpeningHours } from './openingHours.ts'
import type { Sort } from '../catalogue/sort.ts'
import { defaultDateSettings } from '../locale/dateSettings.ts'
import type { TimeZone } from '../locale/dateSettings.ts'
import { defaultLocale, localeCodes, locales } from '../locale/locale.ts'
import type { Locale, LocalePaths } from '../locale/locale.ts'
import type { BasisPoints } from '../money/units.ts'

/** How often a guest types the password of the account that the order makes; 'none': the account gets a random one (CHK-04). */
export type GuestPassword = 'twice' | 'once' | 'none'

/** How the shop is set up (CFG-03). Every field has a value: what the backend leaves out has its default (CFG-05). */
export interface ShopConfig {
  readonly name: string
  readonly organizationName: string
  readonly logoUrl: string
  readonly faviconUrl: string
  /** In the language of the shopper; empty when there are none. */
  readonly termsConditionsUrl: string
  /** Address of the accessibility statement, in the shopper's language; empty without one. */
  readonly accessibilityUrl: string
  readonly appUrl: string
  /** The languages that the shop is offered in, at least one. */
  readonly languages: readonly Locale[]
  /** The language of a visitor without a preference. */
  readonly mainLocale: Locale
  /** Language of the pages in this language, for the `lang` attribute. */
  readonly htmlLanguage: string
  /** Public addresses of languages that have their own, without trailing slash (LOC-03). */
  readonly domains: Partial<LocalePaths>
  /** The time zone of dates (LOC-05). */
  readonly timeZone: TimeZone
  readonly currency: string
  /** Whether amounts carry the currency's sign. */
  readonly currencySign: boolean
  /** Decimals outside the cart; 0 shows whole euros with ',-'. */
  readonly priceDecimals: number
  readonly pricesExclVat: boolean
  readonly freeLabel: boolean
  readonly cookieWall: { readonly enabled: boolean; readonly scripts: readonly DeferredScript[] }
  readonly stock: StockPolicy
  readonly delivery: DeliverySettings
  readonly support: { readonly phoneNumber: string; readonly whatsappNumber: string; readonly openingHours: readonly OpeningHours[] }
  /** Phone, WhatsApp and reviews in a corner of every page; on only when both of the backend's switches are (WID-01). An empty score is not shown. */
  readonly contactWidget: { readonly enabled: boolean; readonly reviewScore: string }
  readonly registrationAllowed: boolean
  /** Whether customers can sign in by passkeys. */
  readonly passkeys: boolean
  /** Whether private customers can create an account (REG-01). */
  readonly privateCustomers: boolean
  readonly paymentMethods: readonly string[]
  readonly deliveryMethods: readonly string[]
  readonly menus: { readonly navigation: Menu; readonly footer: Menu; readonly expandItems: boolean }
  readonly returnDays: number
  /** Whether the shop pays for sending goods back. */
  readonly returnsAreFree: boolean
  /** Where the shop explains what its pages say in a few words; null: nowhere. */
  readonly informationPages: Readonly<Record<'ranking' | 'takeBack', string | null>>
  /** What the shop promises, besides what the law gives. */
  readonly claims: readonly Claim[]
  readonly specificationsShown: number
  /** How many specifications of a product are taken at most. */
  readonly specificationsLimit: number
  readonly sortByMpnDescending: boolean
  readonly filterShowMoreThreshold: number
  readonly sortBy: Sort
  readonly priceFilter: boolean
  readonly partialPayment: boolean
  readonly onAccountPayment: boolean
  /** Whether the owner allows guests to order. */
  readonly guestCheckout: boolean
  readonly guestPassword: GuestPassword
  readonly deposit: { readonly enabled: boolean; readonly share: BasisPoints }
  readonly cart: { readonly showShipping: boolean; readonly showCoupons: boolean }
  readonly accountMenu: Readonly<Record<'overview' | 'orders' | 'tickets' | 'invoices' | 'returns' | 'information', boolean>>
  readonly businessMenu: { readonly maximumWidth: number; readonly itemsPerColumn: number }
  readonly shippingVat: 'highest-rate' | 'pro-rata'
}

/** A promise, and the page that shows that it is true. */
export interface Claim {
  readonly text: string
  readonly path: string
}

/** The same menu for wide and narrow screens. */
export interface Menu {
  readonly desktop: readonly NavigationItem[]
  readonly mobile: readonly NavigationItem[]
}

const noMenu = { desktop: [], mobile: [] }

/** The shop as it is where the backend sends nothing (CFG-05). */
export const defaultConfig: ShopConfig = {
  name: '',
  organizationName: '',
  logoUrl: '',
  faviconUrl: '',
  termsConditionsUrl: '',
  accessibilityUrl: '',
  appUrl: '',
  languages: localeCodes,
  mainLocale: defaultLocale,
  htmlLanguage: locales[defaultLocale].tag,
  domains: {},
  timeZone: defaultDateSettings.zone,
  currency: 'EUR',
  currencySign: true,
  priceDecimals: 2,
  pricesExclVat: false,
  freeLabel: true,
  cookieWall: { enabled: true, scripts: [] },
  stock: { enabled: false, displayType: 'text', lowStockThreshold: 0 },
  delivery: { orderBefore: null, shipping: null, freeFrom: null, extraDays: 0, countries: {} },
  support: { phoneNumber: '', whatsappNumber: '', openingHours: [] },
  contactWidget: { enabled: false, reviewScore: '' },
  registrationAllowed: true,
  passkeys: false,
  privateCustomers: true,
  paymentMethods: [],
  deliveryMethods: [],
  menus: { navigation: noMenu, footer: noMenu, expandItems: false },
  returnDays: 30,
  returnsAreFree: false,
  informationPages: { ranking: null, takeBack: null },
  claims: [],
  specificationsShown: 8,
  specificationsLimit: 1000,
  sortByMpnDescending: false,
  filterShowMoreThreshold: 5,
  sortBy: 'relevance',
  priceFilter: true,
  partialPayment: false,
  onAccountPayment: false,
  guestCheckout: true,
  guestPassword: 'twice',
  deposit: { enabled: false, share: 2000 as BasisPoints },
  cart: { showShipping: false, showCoupons: false },
  accountMenu: { overview: true, orders: true, tickets: false, invoices: true, returns: false, information: true },
  businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
  shippingVat: 'highest-rate',
}
