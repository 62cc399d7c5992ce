import { defaultConfig } from '@thuishaven/core/config'
import type { Menu, ShopConfig } from '@thuishaven/core/config'
import type { DeferredScript } from '@thuishaven/core/consent'
import type { DeliveryTerms } from '@thuishaven/core/delivery'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath, localePath } from '@thuishaven/core/routing'
import type { ConfigAnswer } from '../schemas/config.ts'
import type { NavigationItemAnswer } from '../schemas/navigation.ts'
import { navigationItemOf } from './content.ts'

const usual = defaultConfig

/** Minutes after midnight of a time such as '23:30'. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type TermsAnswer = Omit<NonNullable<ConfigAnswer['delivery']>, 'orderBefore' | 'countries'>

const deliveryTermsOf = ({ shippingInclVat, freeFromInclVat, extraDays = 0 }: TermsAnswer): Omit<DeliveryTerms, 'orderBefore'> => ({
  shipping: shippingInclVat,
  freeFrom: freeFromInclVat,
  extraDays,
})

/** Every field gets a value: what the host leaves out has its default (CFG-05). */
export const configOf = (answer: ConfigAnswer, locale: Locale): ShopConfig => {
  const { display, content, order, accountMenu, businessMenu, delivery, displayCart, menus, stock } = answer
  return {
    name: answer.app.name,
    organizationName: answer.organizationName,
    logoUrl: answer.logoUrl,
    faviconUrl: answer.faviconUrl,
    termsConditionsUrl: ownAddress(locale, answer.termsConditionsUrl),
    accessibilityUrl: ownAddress(locale, answer.accessibilityUrl ?? usual.accessibilityUrl),
    appUrl: answer.appUrl,
    languages: answer.languages.app,
    mainLocale: display.locale,
    htmlLanguage: answer.languages.html,
    domains: answer.languages.domains ?? usual.domains,
    timeZone: display.timeZone ?? usual.timeZone,
    currency: display.currency.defaultCurrency,
    currencySign: display.currency.state,
    priceDecimals: display.priceDecimals,
    pricesExclVat: display.priceExclVat,
    freeLabel: display.freeLabel ?? usual.freeLabel,
    cookieWall: { enabled: display.cookieWall.state, scripts: display.cookieWall.scripts.map(deferredScriptOf) },
    stock: { enabled: stock.state, displayType: stock.displayType, lowStockThreshold: stock.lowStockThreshold },
    delivery:
      delivery === undefined
        ? usual.delivery
        : {
            orderBefore: delivery.orderBefore === null ? null : minutesOf(delivery.orderBefore),
            ...deliveryTermsOf(delivery),
            countries: Object.fromEntries((delivery.countries ?? []).map((terms) => [terms.countryCode, deliveryTermsOf(terms)])),
          },
    support: {
      phoneNumber: answer.support.phoneNumber,
      whatsappNumber: answer.support.whatsappNumber,
      openingHours: answer.support.openingHours ?? usual.support.openingHours,
    },
    contactWidget: {
      enabled: (answer.support.contactWidget ?? false) && (content?.contactWidget ?? false),
      reviewScore: answer.support.reviewScore ?? usual.contactWidget.reviewScore,
    },
    registrationAllowed: answer.registration,
    privateCustomers: answer.privateCustomers ?? usual.privateCustomers,
    paymentMethods: answer.paymentMethods,
    deliveryMethods: answer.deliveryMethods,
    menus: {
      navigation: menuOf(menus.navigation, locale),
      footer: menuOf(menus.footer, locale),
      expandItems: answer.navigation.expandItems,
    },
    returnDays: content?.returnDays ?? usual.returnDays,
    specificationsShown: content?.product?.specificationsMaximum ?? usual.specificationsShown,
    specificationsLimit: content?.product?.specificationsLimit ?? usual.specificationsLimit,
    sortByMpnDescending: content?.product?.sortByMpnDescending ?? usual.sortByMpnDescending,
    filterShowMoreThreshold: content?.category?.filters?.showMoreTreshold ?? usual.filterShowMoreThreshold,
    sortBy: content?.sortBy ?? usual.sortBy,
    priceFilter: content?.category?.filters?.priceRange ?? usual.priceFilter,
    partialPayment: order?.partialPayment ?? usual.partialPayment,
    onAccountPayment: order?.onAccountPayment ?? usual.onAccountPayment,
    guestCheckout: order?.guestCheckout ?? usual.guestCheckout,
    guestPassword: order?.guestPassword ?? usual.guestPassword,
    deposit: {
      enabled: order?.deposit?.state ?? usual.deposit.enabled,
      share: order?.deposit?.percentage ?? usual.deposit.share,
    },
    cart: {
      showShipping: displayCart?.displayShipmentCosts ?? usual.cart.showShipping,
      showCoupons: displayCart?.displayCoupons ?? usual.cart.showCoupons,
    },
    accountMenu: {
      overview: accountMenu?.overview ?? usual.accountMenu.overview,
      orders: accountMenu?.orders ?? usual.accountMenu.orders,
      tickets: accountMenu?.tickets ?? usual.accountMenu.tickets,
      invoices: accountMenu?.invoices ?? usual.accountMenu.invoices,
      returns: accountMenu?.returns ?? usual.accountMenu.returns,
      information: accountMenu?.information ?? usual.accountMenu.information,
    },
    businessMenu: {
      maximumWidth: businessMenu?.maximumWidth ?? usual.businessMenu.maximumWidth,
      itemsPerColumn: businessMenu?.itemsPerColumn ?? usual.businessMenu.itemsPerColumn,
    },
    shippingVat: order?.shippingVat ?? usual.shippingVat,
  }
}

/** A page of the shop in the language of the shopper: settings name one address for all. Those of another site are as they are. */
const ownAddress = (locale: Locale, address: string): string =>
  /^\/(?!\/)/.test(address) ? localePath(locale, localeOfPath(address).path) : address

const deferredScriptOf = ({
  category,
  type,
  url,
  talksTo = [],
}: ConfigAnswer['display']['cookieWall']['scripts'][number]): DeferredScript => ({ category, kind: type, url, talksTo })

interface MenuAnswer {
  readonly desktop: readonly NavigationItemAnswer[]
  readonly mobile: readonly NavigationItemAnswer[]
}

const menuOf = ({ desktop, mobile }: MenuAnswer, locale: Locale): Menu => ({
  desktop: desktop.flatMap(navigationItemOf(locale)),
  mobile: mobile.flatMap(navigationItemOf(locale)),
})
