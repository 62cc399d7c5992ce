import { passkeysOffered } from '../account/passkeysOffered.ts'
import { explained } from './explained.ts'
import { hasDeposit } from './hasDeposit.ts'
import { shippingVat } from './shippingVat.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { ShownSide } from '../ports/Catalogue.ts'
import { carriers, paymentMethods, sendingTerms, takesPartialPayment } from '../options/options.ts'
import { depositShare } from '../pricing/deposit.ts'
import type { Language } from '../records/ProductRecord.ts'
import { wireMenus } from './wireMenu.ts'

/** The configuration of the demo shop. @param side of VAT on which prices are shown */
export const wireConfig = (backend: Backend, language: Language, side: ShownSide): Wire['Config'] => ({
  app: { name: 'Thuishaven' },
  organizationName: 'Thuishaven B.V.',
  status: 'active',
  paymentMethods: paymentMethods(backend),
  deliveryMethods: carriers(backend),
  logoUrl: '',
  faviconUrl: '/favicon.svg',
  termsConditionsUrl: language === 'nld' ? '/voorwaarden' : '/terms',
  accessibilityUrl: language === 'nld' ? '/toegankelijkheid' : '/accessibility',
  appUrl: backend.appUrl,
  languages: { html: language === 'nld' ? 'nl-NL' : 'en-US', app: ['nld', 'eng'] },
  display: {
    locale: 'nld',
    timeZone: 'Europe/Amsterdam',
    currency: { defaultCurrency: 'EUR', state: true },
    priceDecimals: 0,
    priceExclVat: side === 'excl',
    freeLabel: true,
    cookieWall: {
      state: backend.shop.consent.isAsked && !backend.meets('consent-off'),
      scripts: backend.shop.consent.scripts.map((script) => ({ ...script, talksTo: [...script.talksTo] })),
    },
  },
  ...sendingTerms(backend),
  stock: { displayType: 'text', state: true, lowStockThreshold: 5 },
  support: {
    phoneNumber: backend.shop.support.phoneNumber[language],
    whatsappNumber: backend.shop.support.whatsappNumber,
    openingHours: backend.shop.support.openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
    contactWidget: true,
    reviewScore: backend.shop.reviewScore[language],
  },
  passkeys: passkeysOffered(backend),
  registration: !backend.meets('registration-closed'),
  navigation: { expandItems: false },
  menus: wireMenus(backend.shop, language),
  content: {
    returnDays: backend.shop.returnDays,
    returnsAreFree: backend.shop.returnsAreFree,
    ...explained(backend, language),
    sortBy: 'relevance',
    contactWidget: true,
    category: { filters: { showMoreTreshold: 5, priceRange: true } },
    product: { specificationsMaximum: 8, specificationsLimit: 1000, sortByMpnDescending: backend.meets('mpn-descending') },
  },
  order: {
    deposit: { state: hasDeposit(backend), percentage: depositShare / 100 },
    partialPayment: takesPartialPayment(backend),
    // It is offered to customers who may.
    onAccountPayment: true,
    guestCheckout: !backend.meets('guests-closed'),
    guestPassword: backend.shop.guestPassword,
    shippingVat: shippingVat(backend),
  },
  displayCart: { displayShipmentCosts: true, displayCoupons: true },
  accountMenu: {
    overview: true,
    orders: true,
    tickets: !backend.meets('tickets-off'),
    invoices: true,
    returns: false,
    information: true,
  },
  businessMenu: { maximumWidth: 320, itemsPerColumn: 2 },
})
