import { defaultConfig } from '@thuishaven/core/config'
import type { Menu, ShopConfig } from '@thuishaven/core/config'
import type { DeferredScript } from '@thuishaven/core/consent'
import type { DeliveryTerms } from '@thuishaven/core/delivery'
import type { Locale } from '@thuishaven/core/locale'
import { localeOfPath, localePath } from '@thuishaven/core/routing'
import type { ConfigResponse } from '../schemas/config.ts'
import type { NavigationItemResponse } from '../schemas/navigation.ts'
import { navigationItemOf } from './content.ts'
import { parseDay } from './days.ts'

const usual = defaultConfig

/** Minutes after midnight of a time such as '23:30'. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type TermsResponse = Omit<NonNullable<ConfigResponse['delivery']>, 'orderBefore' | 'countries' | 'holidays'>

const deliveryTermsOf = ({
  shippingInclVat,
  freeFromInclVat,
  extraDays = 0,
  weekdays,
}: TermsResponse): Omit<DeliveryTerms, 'orderBefore' | 'holidays'> => ({
  shipping: shippingInclVat,
  freeFrom: freeFromInclVat,
  extraDays,
  ...(weekdays === undefined ? {} : { weekdays }),
})

/** Every field gets a value: what the backend leaves out has its default (CFG-05). */
export const configOf = (response: ConfigResponse, locale: Locale): ShopConfig => {
  const pageOf = (path: string | undefined): string | null => (path === undefined ? null : localePath(locale, path))
  const { display, content, order, accountMenu, businessMenu, delivery, displayCart, menus, stock } = response
  return {
    name: response.app.name,
    organizationName: response.organizationName,
    logoUrl: response.logoUrl,
    faviconUrl: response.faviconUrl,
    termsConditionsUrl: ownAddress(locale, response.termsConditionsUrl),
    accessibilityUrl: ownAddress(locale, response.accessibilityUrl ?? usual.accessibilityUrl),
    appUrl: response.appUrl,
    languages: response.languages.app,
    mainLocale: display.locale,
    htmlLanguage: response.languages.html,
    domains: response.languages.domains ?? usual.domains,
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
            ...(delivery.holidays === undefined ? {} : { holidays: delivery.holidays.flatMap((day) => parseDay(day) ?? []) }),
            countries: Object.fromEntries((delivery.countries ?? []).map((terms) => [terms.countryCode, deliveryTermsOf(terms)])),
          },
    support: {
      phoneNumber: response.support.phoneNumber,
      whatsappNumber: response.support.whatsappNumber,
      openingHours: response.support.openingHours ?? usual.support.openingHours,
    },
    contactWidget: {
      enabled: (response.support.contactWidget ?? false) && (content?.contactWidget ?? false),
      reviewScore: response.support.reviewScore ?? usual.contactWidget.reviewScore,
    },
    registrationAllowed: response.registration,
    passkeys: response.passkeys ?? usual.passkeys,
    privateCustomers: response.privateCustomers ?? usual.privateCustomers,
    paymentMethods: response.paymentMethods,
    deliveryMethods: response.deliveryMethods,
    menus: {
      navigation: menuOf(menus.navigation, locale),
      footer: menuOf(menus.footer, locale),
      expandItems: response.navigation.expandItems,
    },
    returnDays: content?.returnDays ?? usual.returnDays,
    returnsAreFree: content?.returnsAreFree ?? usual.returnsAreFree,
    informationPages: {
      ranking: pageOf(content?.informationPages?.ranking),
      takeBack: pageOf(content?.informationPages?.takeBack),
    },
    claims: (content?.claims ?? []).map(({ text, url }) => ({ text, path: localePath(locale, url) })),
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
}: ConfigResponse['display']['cookieWall']['scripts'][number]): DeferredScript => ({ category, kind: type, url, talksTo })

interface MenuResponse {
  readonly desktop: readonly NavigationItemResponse[]
  readonly mobile: readonly NavigationItemResponse[]
}

const menuOf = ({ desktop, mobile }: MenuResponse, locale: Locale): Menu => ({
  desktop: desktop.flatMap(navigationItemOf(locale)),
  mobile: mobile.flatMap(navigationItemOf(locale)),
})
