import * as v from 'valibot'
import { countryCodes, perLocale } from '@thuishaven/core/locale'
import { priceDecimalsSchema } from './priceDecimals.ts'
import { answerSchema } from './envelope.ts'
import { navigationItemSchema } from './navigation.ts'
import { localeSchema } from './page.ts'
import { sortSchema } from './sort.ts'
import { centsSchema, countSchema, percentageSchema } from './units.ts'

const menuSchema = v.object({ desktop: v.array(navigationItemSchema), mobile: v.array(navigationItemSchema) })
const switchSchema = v.exactOptional(v.boolean())
const pageSchema = v.exactOptional(v.string())
const timeSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const openingHoursSchema = v.object({
  days: v.array(countSchema),
  from: timeSchema,
  until: timeSchema,
})
const domainSchema = v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#@\s]+$/)))

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const deferredScriptSchema = v.object({
  category: v.picklist(['necessary', 'preferences', 'statistics', 'marketing']),
  type: v.picklist(['script', 'stylesheet']),
  url: v.string(),
  talksTo: v.exactOptional(v.array(v.string())),
})

/** 1 is Monday and 7 Sunday. */
const weekdaysSchema = v.array(v.pipe(countSchema, v.minValue(1), v.maxValue(7)))

const configSchema = v.object({
  app: v.object({ name: v.string() }),
  organizationName: v.string(),
  status: v.picklist(['active', 'inactive']),
  paymentMethods: v.array(v.string()),
  deliveryMethods: v.array(v.string()),
  logoUrl: v.string(),
  faviconUrl: v.string(),
  termsConditionsUrl: v.string(),
  accessibilityUrl: v.exactOptional(v.string()),
  appUrl: v.string(),
  languages: v.object({
    html: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/)),
    app: v.pipe(v.array(localeSchema), v.minLength(1)),
    domains: v.exactOptional(v.object(perLocale(() => domainSchema))),
  }),
  display: v.object({
    locale: localeSchema,
    timeZone: v.exactOptional(v.pipe(v.string(), v.check(isTimeZone))),
    currency: v.object({ defaultCurrency: v.string(), state: v.boolean() }),
    priceDecimals: priceDecimalsSchema,
    priceExclVat: v.boolean(),
    freeLabel: switchSchema,
    cookieWall: v.object({ state: v.boolean(), scripts: v.array(deferredScriptSchema) }),
  }),
  stock: v.object({ displayType: v.picklist(['text', 'amount']), state: v.boolean(), lowStockThreshold: countSchema }),
  support: v.object({
    phoneNumber: v.string(),
    whatsappNumber: v.string(),
    openingHours: v.exactOptional(v.array(openingHoursSchema)),
    contactWidget: switchSchema,
    reviewScore: v.exactOptional(v.string()),
  }),
  registration: v.boolean(),
  passkeys: v.exactOptional(v.boolean()),
  privateCustomers: v.exactOptional(v.boolean()),
  navigation: v.object({ expandItems: v.boolean() }),
  menus: v.object({ navigation: menuSchema, footer: menuSchema }),
  content: v.exactOptional(
    v.object({
      returnDays: v.exactOptional(countSchema),
      returnsAreFree: switchSchema,
      informationPages: v.exactOptional(v.object({ ranking: pageSchema, takeBack: pageSchema })),
      claims: v.exactOptional(v.array(v.object({ text: v.string(), url: v.string() }))),
      sortBy: v.exactOptional(sortSchema),
      contactWidget: switchSchema,
      category: v.exactOptional(
        v.object({
          filters: v.exactOptional(v.object({ showMoreTreshold: v.exactOptional(countSchema), priceRange: switchSchema })),
        }),
      ),
      product: v.exactOptional(
        v.object({
          specificationsMaximum: v.exactOptional(countSchema),
          specificationsLimit: v.exactOptional(countSchema),
          sortByMpnDescending: switchSchema,
        }),
      ),
    }),
  ),
  order: v.exactOptional(
    v.object({
      deposit: v.exactOptional(v.object({ state: v.boolean(), percentage: percentageSchema })),
      shippingVat: v.exactOptional(v.picklist(['highest-rate', 'pro-rata'])),
      partialPayment: switchSchema,
      onAccountPayment: switchSchema,
      guestCheckout: switchSchema,
      guestPassword: v.exactOptional(v.picklist(['twice', 'once', 'none'])),
    }),
  ),
  displayCart: v.exactOptional(v.object({ displayShipmentCosts: switchSchema, displayCoupons: switchSchema })),
  accountMenu: v.exactOptional(
    v.object({
      overview: switchSchema,
      orders: switchSchema,
      tickets: switchSchema,
      invoices: switchSchema,
      returns: switchSchema,
      information: switchSchema,
    }),
  ),
  delivery: v.exactOptional(
    v.object({
      orderBefore: v.nullable(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
      shippingInclVat: v.nullable(centsSchema),
      freeFromInclVat: v.nullable(centsSchema),
      extraDays: v.exactOptional(countSchema),
      weekdays: v.exactOptional(weekdaysSchema),
      holidays: v.exactOptional(v.array(v.string())),
      countries: v.exactOptional(
        v.array(
          v.object({
            countryCode: v.picklist(countryCodes),
            shippingInclVat: v.nullable(centsSchema),
            freeFromInclVat: v.nullable(centsSchema),
            extraDays: v.exactOptional(countSchema),
            weekdays: v.exactOptional(weekdaysSchema),
          }),
        ),
      ),
    }),
  ),
  businessMenu: v.exactOptional(v.object({ maximumWidth: v.exactOptional(countSchema), itemsPerColumn: v.exactOptional(countSchema) })),
})
export type ConfigResponse = v.InferOutput<typeof configSchema>

export const configResponseSchema = answerSchema(configSchema)
