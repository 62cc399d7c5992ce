import * as v from 'valibot'
import type { CouponRecord } from './CouponRecord.ts'
import type { CustomerRecord } from './CustomerRecord.ts'
import type { DeliveryRecord } from './DeliveryRecord.ts'
import type { BlockRecord, PageRecord, PostRecord } from './PageRecord.ts'
import { duties, energyClasses, pictureWidths } from './ProductRecord.ts'
import type { WrittenProduct } from './families.ts'
import type { CategoryRecord, OptionGroupRecord, PictureRecord, Text, VariationGroupRecord } from './ProductRecord.ts'
import type {
  ConsentRecord,
  FacetRecord,
  MakerRecord,
  MenuItem,
  RedirectRecord,
  SellerRecord,
  Street,
  SupportRecord,
} from './ShopRecord.ts'

/** Schemas of a shop's data files. They must match the backend's record types, so neither can change without the other. */
type Schema<Row> = v.GenericSchema<unknown, Row>

const words = v.pipe(v.string(), v.minLength(1))
const text: Schema<Text> = v.strictObject({ nld: v.string(), eng: v.string() })
const path = v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))
const paths: Schema<Text> = v.strictObject({ nld: path, eng: path })
const slugs: Schema<Text> = v.strictObject({
  nld: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'small letters, digits and -')),
  eng: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'small letters, digits and -')),
})
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** At most ten million euros, so that sums stay exact. */
const cents = v.pipe(whole, v.maxValue(1_000_000_000))
const basisPoints = v.pipe(whole, v.maxValue(10_000))
const id = v.pipe(whole, v.minValue(1))
const moment = v.pipe(v.string(), v.isoTimestamp())
const secureUrl = v.pipe(v.string(), v.url(), v.startsWith('https://', 'an address that begins with https://'))

const picture: Schema<PictureRecord> = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/, 'small letters, digits and -')),
  alt: text,
  width: v.picklist(pictureWidths),
  aspectRatio: v.pipe(v.number(), v.gtValue(0)),
})

const addedPrice = { base: cents, discount: basisPoints, vatIncluded: v.boolean(), lowest30Days: v.nullable(cents) }

const shape = v.picklist(['Vierkant', 'Rechthoek', 'Ovaal', 'Organisch', 'Rond'])
const optionDisplay = v.picklist(['image', 'text', 'custom'])

const optionGroup: Schema<OptionGroupRecord> = v.strictObject({
  id: words,
  name: text,
  label: text,
  displayType: optionDisplay,
  items: v.array(
    v.strictObject({
      id: words,
      name: text,
      state: v.picklist(['active', 'disabled']),
      displayType: optionDisplay,
      price: v.nullable(v.strictObject(addedPrice)),
      weightGrams: whole,
      deliveryDays: whole,
      cartable: v.boolean(),
      isDefault: v.boolean(),
      picture: v.nullable(picture),
      custom: v.nullable(
        v.strictObject({ shape, pricePerM2: v.strictObject(addedPrice), minimumCm2: whole, maximumCm: v.pipe(whole, v.maxValue(10_000)) }),
      ),
    }),
  ),
})

/** What a piece of a product costs from a quantity on. */
const volumePrices = v.pipe(
  v.array(v.strictObject({ fromQuantity: v.pipe(whole, v.minValue(2), v.maxValue(9999)), base: cents, discount: basisPoints })),
  v.check((volumes) => new Set(volumes.map(({ fromQuantity }) => fromQuantity)).size === volumes.length, 'each quantity once'),
)

/** What a product can be chosen in. */
export const optionGroupsSchema = v.array(optionGroup)

const variationGroup: Schema<VariationGroupRecord> = v.strictObject({
  id: words,
  name: text,
  displayType: v.picklist(['image', 'text']),
  items: v.array(
    v.strictObject({
      id: words,
      name: text,
      state: v.picklist(['active', 'disabled', 'selected']),
      productId: id,
      productSlug: slugs,
      picture: v.nullable(picture),
    }),
  ),
})

export const productSchema: Schema<WrittenProduct> = v.strictObject({
  id,
  slug: slugs,
  title: text,
  brand: words,
  mpn: words,
  price: v.nullable(v.strictObject({ ...addedPrice, vat: basisPoints, volumePrices: v.exactOptional(volumePrices) })),
  stock: v.nullable(whole),
  weightGrams: whole,
  delivery: v.strictObject({ totalDays: v.nullable(whole), unit: v.picklist(['day', 'week']) }),
  description: text,
  longDescription: text,
  pictures: v.array(picture),
  optionGroups: optionGroupsSchema,
  optionsMode: v.picklist(['cards', 'collection']),
  variationGroups: v.array(variationGroup),
  specifications: v.array(v.strictObject({ name: text, options: v.array(text) })),
  returnable: v.boolean(),
  belongs: v.optional(v.array(id), []),
  isSample: v.exactOptional(v.literal(true)),
  samples: v.exactOptional(v.array(id)),
  reviews: v.optional(
    v.array(
      v.strictObject({
        author: words,
        stars: v.pipe(whole, v.minValue(1), v.maxValue(5)),
        text: words,
        language: v.picklist(['nld', 'eng']),
        createdAt: moment,
        isVerified: v.boolean(),
      }),
    ),
    [],
  ),
  warnings: v.exactOptional(v.array(text)),
  energyLabel: v.exactOptional(
    v.strictObject({ energyClass: v.picklist(energyClasses), of: v.picklist(['product', 'lightSource']), registerUrl: secureUrl }),
  ),
  softwareUpdatesUntil: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  durabilityGuarantee: v.exactOptional(
    v.strictObject({
      years: v.pipe(whole, v.minValue(3, 'a guarantee of durability is for more than two years')),
      terms: v.union([paths, v.strictObject({ nld: secureUrl, eng: secureUrl })]),
    }),
  ),
  contents: v.optional(v.nullable(v.strictObject({ amount: id, unit: v.picklist(['m2', 'l', 'kg']) })), null),
  swatches: v.array(v.strictObject({ name: text, colour: v.pipe(v.string(), v.hexColor()) })),
  categoryId: words,
  listedIn: v.array(words),
  facts: v.array(text),
  facets: v.record(v.string(), v.array(words)),
})

export const categorySchema: Schema<CategoryRecord> = v.strictObject({
  id: words,
  parentId: v.nullable(words),
  path: paths,
  title: text,
  description: text,
  seo: v.strictObject({ title: text, description: text }),
  displayType: words,
  view: v.picklist(['grid', 'list']),
  edgeToEdge: v.boolean(),
  picture,
  facets: v.array(words),
  duties: v.optional(v.array(v.picklist(duties)), []),
})

const link = v.strictObject({ label: text, path: paths })

const block: Schema<BlockRecord> = v.variant('type', [
  v.strictObject({ type: v.literal('hero'), title: text, text, picture, links: v.array(link) }),
  v.strictObject({
    type: v.literal('tiles'),
    title: text,
    tiles: v.array(v.strictObject({ title: text, path: paths, picture, size: v.picklist(['large', 'wide', 'small']) })),
  }),
  v.strictObject({ type: v.literal('rugTeaser'), title: text, text, link, productId: id }),
  v.strictObject({ type: v.literal('products'), title: text, link: v.nullable(link), productIds: v.array(id) }),
  // Claims and a score that were saved with a page are left out: both are settings of the shop.
  v.object({ type: v.literal('claims') }),
  v.strictObject({ type: v.literal('posts'), title: text, postIds: v.array(words) }),
  v.object({
    type: v.literal('reviews'),
    title: text,
    reviews: v.array(
      v.strictObject({
        author: text,
        text,
        stars: v.pipe(whole, v.minValue(1), v.maxValue(5)),
        language: v.picklist(['nld', 'eng']),
        createdAt: moment,
        productId: v.nullable(id),
      }),
    ),
  }),
  v.strictObject({
    type: v.literal('events'),
    title: text,
    events: v.array(v.strictObject({ id: words, title: text, text, place: text, startsAt: moment, endsAt: moment })),
  }),
  v.strictObject({
    type: v.literal('chooser'),
    title: text,
    questions: v.array(v.strictObject({ question: text, answers: v.array(v.strictObject({ label: text, outcome: whole })) })),
    outcomes: v.array(v.strictObject({ text, productId: id })),
  }),
  v.strictObject({ type: v.literal('richText'), html: text, deposit: v.exactOptional(text) }),
])

const pageEntries = {
  id: words,
  parentId: v.nullable(words),
  path: paths,
  title: text,
  description: text,
  blocks: v.array(block),
}
export const pageSchema: Schema<PageRecord> = v.strictObject({ ...pageEntries, picture: v.exactOptional(picture) })
export const postSchema: Schema<PostRecord> = v.strictObject({ ...pageEntries, createdAt: moment, author: words, picture })

export const redirectSchema: Schema<RedirectRecord> = v.strictObject({ path, target: words, statusCode: v.picklist([301, 302]) })

export const facetSchema: Schema<FacetRecord> = v.strictObject({
  label: text,
  values: v.record(v.string(), text),
  colours: v.optional(v.record(v.string(), v.pipe(v.string(), v.hexColor())), {}),
  visible: v.optional(v.boolean(), true),
})

export const facetsSchema: Schema<Readonly<Record<string, FacetRecord>>> = v.record(v.string(), facetSchema)

const menuItem: Schema<MenuItem> = v.strictObject({ id: words, title: text, url: paths, children: v.array(v.lazy(() => menuItem)) })
const menu = v.array(menuItem)
export const menusSchema = v.strictObject({ navigation: menu, mobile: menu, footer: menu, footerMobile: menu })

const timeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 23:30'))

const deliveryPrice = v.exactOptional(cents)
const weekdays = v.pipe(v.array(v.pipe(whole, v.minValue(1), v.maxValue(6))), v.minLength(1))
export const deliverySchema: Schema<DeliveryRecord> = v.strictObject({
  orderBefore: timeOfDay,
  methods: v.array(
    v.strictObject({
      id: words,
      type: v.picklist(['shipping', 'pickup']),
      label: text,
      description: text,
      price: v.strictObject({ NL: deliveryPrice, BE: deliveryPrice }),
      from: whole,
      extraDays: whole,
      weekdays: v.exactOptional(weekdays),
      dayChoice: v.exactOptional(
        v.strictObject({
          fromWeightGrams: whole,
          weekdays,
          weeks: v.pipe(whole, v.minValue(1), v.maxValue(12)),
        }),
      ),
      services: v.exactOptional(v.array(v.strictObject({ id: words, label: text, price: cents, fromWeightGrams: whole }))),
      pickupLocations: v.array(v.strictObject({ id: words, label: words, address: words, openingHours: text })),
    }),
  ),
})

export const streetSchema: Schema<Street> = v.strictObject({
  country: v.picklist(['NL', 'BE']),
  zipCode: v.pipe(v.string(), v.regex(/^[1-9]\d{3}(?: [A-Z]{2})?$/, 'a zip code such as 1011 AB or 9000')),
  street: words,
  city: words,
  first: id,
  last: id,
})

export const customerSchema: Schema<CustomerRecord> = v.strictObject({
  id: words,
  number: words,
  email: v.pipe(v.string(), v.email()),
  password: words,
  status: v.picklist(['active', 'inactive']),
  firstName: words,
  lastName: words,
  companyName: v.string(),
  cocNumber: v.string(),
  vatNumber: v.string(),
  phoneNumber: v.string(),
  onAccount: v.exactOptional(v.boolean()),
  creditLimit: v.exactOptional(cents),
  delivery: v.array(
    v.strictObject({
      companyName: v.string(),
      countryCode: v.picklist(['NL', 'BE']),
      firstName: words,
      lastName: words,
      zipCode: words,
      houseNumber: words,
      houseNumberAddition: v.string(),
      streetName: words,
      city: words,
    }),
  ),
  ownPrices: v.array(v.strictObject({ productId: id, discount: basisPoints })),
  orders: v.array(
    v.strictObject({
      number: id,
      at: moment,
      status: v.nullable(v.picklist(['open', 'paid', 'processing', 'shipped', 'delivered', 'cancelled'])),
      goods: v.array(v.strictObject({ productId: id, quantity: id })),
      address: whole,
      delivery: words,
      payment: words,
    }),
  ),
  tickets: v.array(
    v.strictObject({
      subject: words,
      status: v.picklist(['open', 'answered', 'closed']),
      order: v.nullable(id),
      messages: v.array(v.strictObject({ author: v.picklist(['customer', 'shop']), text: words, at: moment })),
    }),
  ),
})

export const couponSchema: Schema<CouponRecord> = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/, 'capitals and digits')),
  discount: v.variant('type', [
    v.strictObject({ type: v.literal('fixedAmount'), amount: whole }),
    v.strictObject({ type: v.literal('percentage'), percentage: basisPoints }),
  ]),
  validFrom: v.nullable(moment),
  validUntil: v.nullable(moment),
  minimumInclVat: whole,
  usageLimit: v.optional(v.nullable(whole), null),
  usageLimitPerCustomer: v.optional(v.nullable(whole), null),
})

const seller: Schema<SellerRecord> = v.strictObject({
  name: words,
  street: words,
  zipCode: words,
  city: words,
  country: text,
  emailAddress: v.pipe(v.string(), v.email()),
  phoneNumber: words,
  cocNumber: v.pipe(v.string(), v.regex(/^\d{8}$/, 'a KVK number has eight digits')),
  vatNumber: v.pipe(v.string(), v.regex(/^NL\d{9}B\d{2}$/, 'a VAT number such as NL123456789B01')),
  iban: words,
})

const support: Schema<SupportRecord> = v.strictObject({
  phoneNumber: text,
  whatsappNumber: v.pipe(v.string(), v.regex(/^\d{0,15}$/, 'digits alone, with the country first: 31612345678')),
  openingHours: v.array(
    v.pipe(
      v.strictObject({
        days: v.pipe(v.array(v.pipe(whole, v.minValue(1), v.maxValue(7))), v.minLength(1)),
        from: timeOfDay,
        until: timeOfDay,
      }),
      v.forward(
        v.check(({ from, until }) => from < until, 'later than the opening'),
        ['until'],
      ),
    ),
  ),
})

const consent: Schema<ConsentRecord> = v.strictObject({
  isAsked: v.boolean(),
  scripts: v.array(
    v.strictObject({
      category: v.picklist(['necessary', 'preferences', 'statistics', 'marketing']),
      type: v.picklist(['script', 'stylesheet']),
      url: secureUrl,
      talksTo: v.array(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+$/, 'an address such as https://example.com, without a path'))),
    }),
  ),
})
/** The member states, by their codes. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const contact = {
  name: words,
  postalAddress: words,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a code such as NL')),
  emailAddress: v.pipe(v.string(), v.email()),
}

const maker: Schema<MakerRecord> = v.pipe(
  v.strictObject({
    ...contact,
    brand: words,
    responsiblePerson: v.nullable(
      v.strictObject({ ...contact, countryCode: v.picklist(union, 'the responsible person is in the European Union') }),
    ),
  }),
  v.forward(
    v.check(
      ({ countryCode, responsiblePerson }) => union.includes(countryCode) || responsiblePerson !== null,
      'a maker outside the European Union needs one',
    ),
    ['responsiblePerson'],
  ),
)

const pageId = v.string()

export const shopSchema = v.strictObject({
  priceLabel: text,
  reviewAuthenticity: text,
  reviewScore: text,
  returnDays: v.pipe(whole, v.minValue(14, 'the law gives fourteen days')),
  returnsAreFree: v.boolean(),
  informationPages: v.strictObject({ delivery: pageId, returns: pageId, ranking: pageId, takeBack: pageId }),
  claims: v.array(v.strictObject({ text, page: words })),
  makers: v.array(maker),
  shippingVat: v.picklist(['highest-rate', 'pro-rata']),
  guestPassword: v.optional(v.picklist(['none', 'once', 'twice']), 'none'),
  passkeys: v.optional(v.boolean(), true),
  seller,
  support,
  consent,
})

const wordGroupsSchema = v.array(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}]+$/u, 'one word'))), v.minLength(2)))

/** Synonyms by language. */
export const synonymsSchema = v.strictObject({ nld: wordGroupsSchema, eng: wordGroupsSchema })
