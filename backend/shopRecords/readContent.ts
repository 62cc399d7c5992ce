import type { CategoryRecord } from '../records/ProductRecord.ts'
import type { PageRecord } from '../records/PageRecord.ts'
import { facetSchema } from '../records/shopSchemas.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type * as v from 'valibot'
import { readRecord, reportRecord, schemas, settingSchemas } from './readRecord.ts'
import type { StoredRecord } from './readRecord.ts'

/** A shop without its products. */
export type ShopContent = Omit<ShopRecord, 'products' | 'productsMark'>

type Settings = { readonly [Name in keyof typeof settingSchemas]: ShopRecord[Name] }

/** What stands in for settings that are missing: the shop sells all the same. */
export const defaultSettings: Settings = {
  support: { phoneNumber: { nld: '', eng: '' }, whatsappNumber: '', openingHours: [] },
  consent: { isAsked: true, scripts: [] },
  priceLabel: { nld: 'Prijs', eng: 'Price' },
  reviewAuthenticity: { nld: '', eng: '' },
  reviewScore: { nld: '', eng: '' },
  returnDays: 14,
  returnsAreFree: false,
  informationPages: { delivery: '', returns: '', ranking: '', takeBack: '' },
  claims: [],
  makers: [],
  shippingVat: 'pro-rata',
  guestPassword: 'none',
  passkeys: true,
  seller: {
    name: '',
    street: '',
    zipCode: '',
    city: '',
    country: { nld: '', eng: '' },
    emailAddress: '',
    phoneNumber: '',
    cocNumber: '',
    vatNumber: '',
    iban: '',
  },
  synonyms: { nld: [], eng: [] },
  delivery: { orderBefore: '23:30', methods: [] },
  menus: { navigation: [], mobile: [], footer: [], footerMobile: [] },
  streets: [],
}

const byPlace = (one: StoredRecord, other: StoredRecord): number =>
  one.position - other.position || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Categories of which none stands below itself: pages follow the parents to the top. */
const withoutCircles = (categories: readonly CategoryRecord[]): readonly CategoryRecord[] => {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const isBelowItself = ({ id, parentId }: CategoryRecord): boolean => {
    const seen = new Set<string>()
    for (let above = parentId; above !== null && !seen.has(above); above = byId.get(above)?.parentId ?? null) seen.add(above)
    return seen.has(id)
  }
  return categories.map((category) => {
    if (!isBelowItself(category)) return category
    reportRecord({ kind: 'category', id: category.id }, 'it stands below itself, so it is shown without a parent')
    return { ...category, parentId: null }
  })
}

/** What can be shown at its paths; of several at one path the first. */
const atOwnPaths = <Shown extends Pick<PageRecord, 'id' | 'path'>>(
  kind: string,
  shown: readonly Shown[],
  taken: Set<string>,
): readonly Shown[] =>
  shown.filter(({ id, path }) => {
    const places = [`nld ${path.nld}`, `eng ${path.eng}`, ...(kind === 'category' ? [] : [`id ${id}`])]
    const isFree = places.every((place) => !taken.has(place))
    if (!isFree) reportRecord({ kind, id }, 'its path or id is taken by another, so it is not shown')
    else for (const place of places) taken.add(place)
    return isFree
  })

/**
 * Reads all records but the products. A record that cannot be used is reported once, and keeps the value that it had when it was read before, or is
 * left out.
 */
export const createContentReader = (): ((records: readonly StoredRecord[]) => ShopContent) => {
  const known = new Map<string, { readonly json: string; readonly value: unknown }>()
  const dataOf = <Value>(record: StoredRecord, schema: v.GenericSchema<unknown, Value>, idField: string | null): Value | null => {
    const key = `${record.kind} ${record.id}`
    const former = known.get(key)
    if (former?.json === record.json) return former.value as Value | null
    const value = readRecord(record, schema, idField) ?? ((former?.value ?? null) as Value | null)
    known.set(key, { json: record.json, value })
    return value
  }
  return (records) => {
    const ofKind = (kind: string) => records.filter((record) => record.kind === kind).toSorted(byPlace)
    const rows = <Kind extends Exclude<keyof typeof schemas, 'product'>>(kind: Kind, filled: Readonly<Record<string, number>> = {}) => {
      const { schema, idField } = schemas[kind]
      return ofKind(kind).flatMap((record) => {
        const json = Object.entries(filled).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), record.json)
        const value = dataOf(
          { ...record, json },
          schema as v.GenericSchema<unknown, v.InferOutput<(typeof schemas)[Kind]['schema']>>,
          idField,
        )
        return value === null ? [] : [value]
      })
    }
    const setting = <Name extends keyof Settings>(name: Name): Settings[Name] => {
      const missing = { kind: 'setting', id: name, position: 0, json: '' }
      const record = records.find(({ kind, id }) => kind === 'setting' && id === name) ?? missing
      return dataOf(record, settingSchemas[name] as v.GenericSchema<unknown, Settings[Name]>, null) ?? defaultSettings[name]
    }
    const returnDays = setting('returnDays')
    const taken = new Set<string>()
    return {
      seller: setting('seller'),
      support: setting('support'),
      consent: setting('consent'),
      synonyms: setting('synonyms'),
      priceLabel: setting('priceLabel'),
      reviewAuthenticity: setting('reviewAuthenticity'),
      reviewScore: setting('reviewScore'),
      returnDays,
      returnsAreFree: setting('returnsAreFree'),
      informationPages: setting('informationPages'),
      claims: setting('claims'),
      makers: setting('makers'),
      shippingVat: setting('shippingVat'),
      guestPassword: setting('guestPassword'),
      passkeys: setting('passkeys'),
      delivery: setting('delivery'),
      menus: setting('menus'),
      streets: setting('streets'),
      facets: Object.fromEntries(
        ofKind('facet').flatMap((record) => {
          const facet = dataOf(record, facetSchema, null)
          return facet === null ? [] : [[record.id, facet]]
        }),
      ),
      categories: withoutCircles(atOwnPaths('category', rows('category'), taken)),
      pages: atOwnPaths('page', rows('page', { returnDays }), taken),
      posts: atOwnPaths('post', rows('post', { returnDays }), taken),
      redirects: rows('redirect'),
      coupons: rows('coupon'),
      customers: [],
    }
  }
}
