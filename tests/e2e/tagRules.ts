/**
 * Google's published rules for the fields of GA4's recommended events: required fields, types, and limits of length and number. The shop's
 * events are checked against them, so nothing here may be derived from the shop. Read in November 2026 at
 * developers.google.com/analytics/devguides/collection/ga4/reference/events (fields), support.google.com/analytics/answer/9267744 (limits)
 * and firebase.google.com/docs/analytics/measure-ecommerce (200 items; Google drops the rest).
 *
 * Two rules are not checked: in the checkout `value` is the total with postage, because the requirements say so (decision 14), and an item may
 * have up to 27 custom parameters, of which the shop uses none.
 */
type Kind = 'text' | 'number' | 'whole' | 'currency' | 'items'

interface Rule {
  readonly needs: readonly string[]
  readonly may?: readonly string[]
}

const money = ['currency', 'value']

const events: Readonly<Record<string, Rule>> = {
  add_to_cart: { needs: [...money, 'items'] },
  remove_from_cart: { needs: [...money, 'items'] },
  view_cart: { needs: [...money, 'items'] },
  begin_checkout: { needs: [...money, 'items'], may: ['coupon'] },
  add_shipping_info: { needs: [...money, 'items'], may: ['coupon', 'shipping_tier'] },
  add_payment_info: { needs: [...money, 'items'], may: ['coupon', 'payment_type'] },
  purchase: { needs: [...money, 'transaction_id', 'items'], may: ['coupon', 'shipping', 'tax', 'customer_type'] },
  view_item: { needs: ['items'], may: money },
  view_item_list: { needs: ['items'], may: ['item_list_id', 'item_list_name'] },
  select_item: { needs: ['items'], may: ['item_list_id', 'item_list_name'] },
  search: { needs: ['search_term'] },
}

const kinds: Readonly<Record<string, Kind>> = {
  currency: 'currency',
  value: 'number',
  shipping: 'number',
  tax: 'number',
  items: 'items',
}

const itemKinds: Readonly<Record<string, Kind>> = {
  item_id: 'text',
  item_name: 'text',
  affiliation: 'text',
  coupon: 'text',
  creative_name: 'text',
  creative_slot: 'text',
  discount: 'number',
  index: 'whole',
  item_brand: 'text',
  item_category: 'text',
  item_category2: 'text',
  item_category3: 'text',
  item_category4: 'text',
  item_category5: 'text',
  item_list_id: 'text',
  item_list_name: 'text',
  item_variant: 'text',
  location_id: 'text',
  price: 'number',
  promotion_id: 'text',
  promotion_name: 'text',
  quantity: 'whole',
}

const most = { parameters: 25, name: 40, text: 100, items: 200 }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const faultOf = (name: string, value: unknown, kind: Kind): readonly string[] => {
  const isRight = {
    text: () => typeof value === 'string' && value !== '' && value.length <= most.text * 2 && Array.from(value).length <= most.text,
    number: () => typeof value === 'number' && Number.isFinite(value) && value >= 0 && Math.round(value * 100) / 100 === value,
    whole: () => Number.isInteger(value) && (value as number) >= 0,
    currency: () => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    items: () => Array.isArray(value) && value.length <= most.items,
  }[kind]()
  return isRight ? [] : [`${name} is no ${kind}: ${JSON.stringify(value)}`]
}

const failuresOfItem = (item: unknown, place: number): readonly string[] => {
  if (!isFields(item)) return [`item ${place} is no record`]
  return [
    ...(item['item_id'] === undefined && item['item_name'] === undefined ? [`item ${place} has neither item_id nor item_name`] : []),
    ...Object.entries(item).flatMap(([name, value]) => {
      const kind = itemKinds[name]
      return kind === undefined ? [`item ${place} has an unknown ${name}`] : faultOf(`item ${place}: ${name}`, value, kind)
    }),
  ]
}

/** Violations of the published rules by an event; empty for a valid event. */
export const failuresOfEvent = (event: unknown, parameters: unknown): readonly string[] => {
  if (typeof event !== 'string' || !/^[A-Za-z]\w{0,39}$/.test(event)) return [`${JSON.stringify(event)} is no name of an event`]
  const rule = events[event]
  if (rule === undefined) return [`${event} is none of the recommended events`]
  if (!isFields(parameters)) return [`${event} has no parameters`]
  const names = Object.keys(parameters)
  const allowed = new Set([...rule.needs, ...(rule.may ?? [])])
  const { items } = parameters
  const notices = [
    ...rule.needs.filter((name) => parameters[name] === undefined).map((name) => `${name} is missing`),
    ...names.filter((name) => !allowed.has(name)).map((name) => `${name} is unknown`),
    ...names.filter((name) => name.length > most.name).map((name) => `${name} is too long a name`),
    ...(names.length > most.parameters ? [`it has ${names.length} parameters`] : []),
    ...(parameters['value'] !== undefined && parameters['currency'] === undefined ? ['a value needs a currency'] : []),
    ...names.flatMap((name) => faultOf(name, parameters[name], kinds[name] ?? 'text')),
    ...(Array.isArray(items) ? items.flatMap((item, place) => failuresOfItem(item, place)) : []),
  ]
  return notices.map((failure) => `${event}: ${failure}`)
}
