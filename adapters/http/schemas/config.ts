import * as v from 'valibot'
import { navigationItemSchema, sortSchema } from './content.ts'
import { answerSchema } from './envelope.ts'
import { countSchema, percentageSchema } from './units.ts'

const menuSchema = v.object({ desktop: v.array(navigationItemSchema), mobile: v.array(navigationItemSchema) })
const switchSchema = v.exactOptional(v.boolean())

const configSchema = v.object({
  app: v.object({ name: v.string() }),
  organizationName: v.string(),
  status: v.picklist(['active', 'inactive']),
  paymentMethods: v.array(v.string()),
  deliveryMethods: v.array(v.string()),
  logoUrl: v.string(),
  faviconUrl: v.string(),
  termsConditionsUrl: v.string(),
  appUrl: v.string(),
  languages: v.object({ app: v.array(v.picklist(['nld', 'eng'])) }),
  display: v.object({
    currency: v.object({ defaultCurrency: v.string() }),
    priceDecimals: v.picklist([0, 2]),
    priceExclVat: v.boolean(),
    freeLabel: switchSchema,
    cookieWall: v.object({ state: v.boolean(), scripts: v.array(v.object({ url: v.string() })) }),
  }),
  stock: v.object({ displayType: v.picklist(['text', 'amount']), state: v.boolean(), lowStockThreshold: countSchema }),
  support: v.object({ phoneNumber: v.string(), whatsappNumber: v.string() }),
  registration: v.boolean(),
  navigation: v.object({ expandItems: v.boolean() }),
  menus: v.object({ navigation: menuSchema, footer: menuSchema }),
  content: v.exactOptional(
    v.object({
      returnDays: v.exactOptional(countSchema),
      sortBy: v.exactOptional(sortSchema),
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
  businessMenu: v.exactOptional(v.object({ maximumWidth: v.exactOptional(countSchema), itemsPerColumn: v.exactOptional(countSchema) })),
})
export type ConfigAnswer = v.InferOutput<typeof configSchema>

export const configAnswerSchema = answerSchema(configSchema)
