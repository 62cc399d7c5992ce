import type { Language, Text } from '../records/ProductRecord.ts'
import type { Wire } from '../contract/wire.ts'
import { wireAmount } from '../pricing/wirePrices.ts'

export type Country = 'NL' | 'BE'

interface DeliveryChoice {
  readonly id: string
  readonly type: 'shipping' | 'pickup'
  readonly label: Text
  readonly description: Text
  /** Cents including VAT by country; absent: not offered there. */
  readonly price: Readonly<Partial<Record<Country, number>>>
  /** Goods must cost at least this, cents including VAT. */
  readonly from: number
  readonly pickupLocations: readonly { readonly id: string; readonly label: string; readonly address: string }[]
}

const deliveryChoices: readonly DeliveryChoice[] = [
  {
    id: 'postnl',
    type: 'shipping',
    label: { nld: 'PostNL', eng: 'PostNL' },
    description: { nld: 'Voor 23:30 besteld, morgen bezorgd', eng: 'Ordered before 23:30, delivered tomorrow' },
    price: { NL: 695 },
    from: 0,
    pickupLocations: [],
  },
  {
    id: 'bpost',
    type: 'shipping',
    label: { nld: 'bpost', eng: 'bpost' },
    description: { nld: 'Bezorgd binnen twee werkdagen', eng: 'Delivered within two working days' },
    price: { BE: 995 },
    from: 0,
    pickupLocations: [],
  },
  {
    id: 'dhl',
    type: 'shipping',
    label: { nld: 'DHL', eng: 'DHL' },
    description: { nld: 'Ook ’s avonds en op zaterdag', eng: 'Evenings and Saturdays too' },
    price: { NL: 795, BE: 1195 },
    from: 0,
    pickupLocations: [],
  },
  {
    id: 'gratis',
    type: 'shipping',
    label: { nld: 'Gratis bezorgd', eng: 'Free delivery' },
    description: { nld: 'Vanaf € 150, binnen drie werkdagen', eng: 'From € 150, within three working days' },
    price: { NL: 0 },
    from: 15_000,
    pickupLocations: [],
  },
  {
    id: 'afhalen',
    type: 'pickup',
    label: { nld: 'Ophalen', eng: 'Collect' },
    description: { nld: 'Elke werkdag tot 20:00 uur', eng: 'Every working day until 20:00' },
    price: { NL: 0 },
    from: 0,
    pickupLocations: [
      { id: 'enschede', label: 'Enschede', address: 'Roombeek 12, 7523 Enschede' },
      { id: 'utrecht', label: 'Utrecht', address: 'Oudegracht 112, 3511 AW Utrecht' },
    ],
  },
]

const paymentChoices: readonly { readonly id: string; readonly label: string; readonly countries: readonly Country[] }[] = [
  { id: 'ideal', label: 'iDEAL | Wero', countries: ['NL'] },
  { id: 'bancontact', label: 'Bancontact', countries: ['BE'] },
  { id: 'paypal', label: 'PayPal', countries: ['NL', 'BE'] },
  { id: 'creditcard', label: 'Creditcard', countries: ['NL', 'BE'] },
  { id: 'klarna', label: 'Klarna', countries: ['NL', 'BE'] },
]

/** Names of logos for the configuration. */
export const paymentMethods = paymentChoices.map(({ id }) => id)
export const deliveryMethods = ['postnl', 'dhl']

/** The delivery choice with this id, whatever the country. */
export const deliveryChoice = (id: string): DeliveryChoice | null => deliveryChoices.find((choice) => choice.id === id) ?? null

/** What a delivery choice costs in cents including VAT; null when it is not offered for this country and these goods. */
export const deliveryPrice = (id: string, country: Country, goodsInclVat: number): number | null => {
  const choice = deliveryChoice(id)
  return choice === null || goodsInclVat < choice.from ? null : (choice.price[country] ?? null)
}

/** Name of a way to pay; an empty text for one that is not offered any more. */
export const paymentLabel = (id: string): string => paymentChoices.find((choice) => choice.id === id)?.label ?? ''

export const isPaymentChoice = (id: string, country: Country | null): boolean =>
  paymentChoices.some((choice) => choice.id === id && (country === null || choice.countries.includes(country)))

/** The delivery options for a country and what the goods cost, the suggested one first. */
export const wireDeliveryOptions = (country: Country, goodsInclVat: number, language: Language): Wire['DeliveryOption'][] =>
  deliveryChoices.flatMap((choice) => {
    const price = deliveryPrice(choice.id, country, goodsInclVat)
    if (price === null) return []
    return [
      {
        id: choice.id,
        uid: `delivery-${choice.id}`,
        type: choice.type,
        label: choice.label[language],
        description: choice.description[language],
        prices: wireAmount(price),
        pickupLocations: choice.pickupLocations.map((location) => ({ ...location })),
      },
    ]
  })

export const wirePaymentOptions = (country: Country): Wire['PaymentOption'][] =>
  paymentChoices
    .filter(({ countries }) => countries.includes(country))
    .map(({ id, label }) => ({ id, label, icon: id, prices: wireAmount(0) }))
