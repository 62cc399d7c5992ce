import { defaultConfig } from '@thuishaven/core/config'
import type { Menu, ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { ConfigAnswer } from '../schemas/config.ts'
import type { NavigationItemAnswer } from '../schemas/content.ts'
import { navigationItemOf } from './content.ts'

const usual = defaultConfig

/** Every field gets a value: what the host leaves out has its default (CFG-05). */
export const configOf = (answer: ConfigAnswer, locale: Locale): ShopConfig => {
  const { display, content, order, accountMenu, businessMenu, displayCart, menus, stock } = answer
  return {
    name: answer.app.name,
    organizationName: answer.organizationName,
    logoUrl: answer.logoUrl,
    faviconUrl: answer.faviconUrl,
    termsConditionsUrl: answer.termsConditionsUrl,
    appUrl: answer.appUrl,
    languages: answer.languages.app,
    currency: display.currency.defaultCurrency,
    priceDecimals: display.priceDecimals,
    pricesExclVat: display.priceExclVat,
    freeLabel: display.freeLabel ?? usual.freeLabel,
    cookieWall: { enabled: display.cookieWall.state, scripts: display.cookieWall.scripts.map(({ url }) => url) },
    stock: { enabled: stock.state, displayType: stock.displayType, lowStockThreshold: stock.lowStockThreshold },
    support: answer.support,
    registrationAllowed: answer.registration,
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

interface MenuAnswer {
  readonly desktop: readonly NavigationItemAnswer[]
  readonly mobile: readonly NavigationItemAnswer[]
}

const menuOf = ({ desktop, mobile }: MenuAnswer, locale: Locale): Menu => ({
  desktop: desktop.flatMap(navigationItemOf(locale)),
  mobile: mobile.flatMap(navigationItemOf(locale)),
})
