import type { Menu, ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { BasisPoints } from '@thuishaven/core/money'
import type { ConfigAnswer } from '../schemas/config.ts'
import type { NavigationItemAnswer } from '../schemas/content.ts'
import { navigationItemOf } from './content.ts'

/** 20 % (CFG-05). */
const usualDeposit = 2000 as BasisPoints

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
    freeLabel: display.freeLabel ?? true,
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
    returnDays: content?.returnDays ?? 30,
    specificationsShown: content?.product?.specificationsMaximum ?? 8,
    filterShowMoreThreshold: content?.category?.filters?.showMoreTreshold ?? 5,
    sortBy: content?.sortBy ?? 'relevance',
    priceFilter: content?.category?.filters?.priceRange ?? true,
    deposit: { enabled: order?.deposit?.state ?? false, share: order?.deposit?.percentage ?? usualDeposit },
    cart: { showShipping: displayCart?.displayShipmentCosts ?? false, showCoupons: displayCart?.displayCoupons ?? false },
    accountMenu: {
      overview: accountMenu?.overview ?? true,
      orders: accountMenu?.orders ?? true,
      tickets: accountMenu?.tickets ?? false,
      invoices: accountMenu?.invoices ?? true,
      returns: accountMenu?.returns ?? false,
      information: accountMenu?.information ?? true,
    },
    businessMenu: { maximumWidth: businessMenu?.maximumWidth ?? 320, itemsPerColumn: businessMenu?.itemsPerColumn ?? 2 },
    shippingVat: order?.shippingVat ?? 'highest-rate',
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
