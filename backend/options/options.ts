import type { Backend } from '../answers/Backend.ts'
import type { PaymentMethod } from '../ports/Payments.ts'
import type { Language, Text } from '../records/ProductRecord.ts'
import type { Wire } from '../contract/wire.ts'
import { wireAmount } from '../pricing/wirePrices.ts'

export type Country = 'NL' | 'BE'

interface DeliveryChoice {
  readonly id: string
  readonly type: 'shipping' | 'pickup'
  readonly label: Text
  readonly description: Text
  /** Cents including VAT by country; absent where it is not offered. */
  readonly price: Readonly<Partial<Record<Country, number>>>
  /** Minimum cost of the goods, in cents including VAT. */
  readonly from: number
  /** Days beyond the fastest delivery method. */
  readonly extraDays: number
  readonly pickupLocations: readonly {
    readonly id: string
    readonly label: string
    readonly address: string
    readonly openingHours: Text
  }[]
}

const pickupHours: Text = { nld: 'maandag tot en met vrijdag 9:00–20:00 uur', eng: 'Monday to Friday 9:00–20:00' }

const deliveryChoices: readonly DeliveryChoice[] = [
  {
    id: 'gratis',
    type: 'shipping',
    label: { nld: 'Gratis bezorgd', eng: 'Free delivery' },
    description: { nld: 'Bij bestellingen vanaf € 150', eng: 'For orders from €150' },
    price: { NL: 0 },
    from: 15_000,
    extraDays: 0,
    pickupLocations: [],
  },
  {
    id: 'postnl',
    type: 'shipping',
    label: { nld: 'PostNL', eng: 'PostNL' },
    description: { nld: 'Tussen 9:00 en 21:00 uur', eng: 'Between 9:00 and 21:00' },
    price: { NL: 695 },
    from: 0,
    extraDays: 0,
    pickupLocations: [],
  },
  {
    id: 'bpost',
    type: 'shipping',
    label: { nld: 'bpost', eng: 'bpost' },
    description: { nld: 'Op werkdagen', eng: 'On weekdays' },
    price: { BE: 995 },
    from: 0,
    extraDays: 1,
    pickupLocations: [],
  },
  {
    id: 'dhl',
    type: 'shipping',
    label: { nld: 'DHL', eng: 'DHL' },
    description: { nld: 'Ook ’s avonds en op zaterdag', eng: 'Evenings and Saturdays too' },
    price: { NL: 795, BE: 1195 },
    from: 0,
    extraDays: 0,
    pickupLocations: [],
  },
  {
    id: 'afhalen',
    type: 'pickup',
    label: { nld: 'Ophalen', eng: 'Pick up' },
    description: { nld: 'Elke werkdag tot 20:00 uur', eng: 'Every weekday until 20:00' },
    price: { NL: 0 },
    from: 0,
    extraDays: 0,
    pickupLocations: [
      { id: 'enschede', label: 'Enschede', address: 'Roombeek 12, 7523 XB Enschede', openingHours: pickupHours },
      { id: 'utrecht', label: 'Utrecht', address: 'Oudegracht 112, 3511 AW Utrecht', openingHours: pickupHours },
    ],
  },
]

type PaymentKind = NonNullable<Wire['PaymentOption']['kind']>

interface PaymentChoice extends Omit<PaymentMethod, 'kind'> {
  readonly kind: PaymentKind
}

/** Payment methods of the shop itself, without a payment provider. */
const onAccount: PaymentChoice = {
  id: 'account',
  label: { nld: 'Op rekening', eng: 'On account' },
  countries: ['NL', 'BE'],
  kind: 'onAccount',
}

const paymentChoices = ({ payments }: Backend): readonly PaymentChoice[] => [...payments.methods, onAccount]

/** Whether customers can pay in parts or on account: only in the scenarios of these names. */
const isOn = (backend: Backend, kind: PaymentKind): boolean =>
  kind === 'whole' || (kind === 'partial' ? takesPartialPayment(backend) : takesOnAccount(backend))
export const takesPartialPayment = (backend: Backend): boolean => backend.meets('partial-payment')
export const takesOnAccount = (backend: Backend): boolean => backend.meets('on-account')

/** Names of logos for the configuration. */
export const paymentMethods = ({ payments }: Backend): string[] =>
  payments.methods.filter(({ kind }) => kind === 'whole').map(({ id }) => id)
export const deliveryMethods = ['postnl', 'dhl']

/** Price, free-shipping threshold and extra days of the first delivery method for a country, from the options above. */
export const sendingTerms: NonNullable<Wire['Config']['delivery']> = {
  orderBefore: '23:30',
  shippingInclVat: 695,
  freeFromInclVat: 15_000,
  countries: [{ countryCode: 'BE', shippingInclVat: 995, freeFromInclVat: null, extraDays: 1 }],
}

/** The delivery method with this id, for any country. */
export const deliveryChoice = (id: string): DeliveryChoice | null => deliveryChoices.find((choice) => choice.id === id) ?? null

/** Price of a delivery method in cents including VAT; null when it is not offered for this country and these goods. */
export const deliveryPrice = (id: string, country: Country, goodsInclVat: number): number | null => {
  const choice = deliveryChoice(id)
  return choice === null || goodsInclVat < choice.from ? null : (choice.price[country] ?? null)
}

const labelIn = (label: string | Text, language: Language): string => (typeof label === 'string' ? label : label[language])

/** Name of a payment method; an empty string when it is no longer offered. */
export const paymentLabel = (backend: Backend, id: string, language: Language): string =>
  labelIn(paymentChoices(backend).find((choice) => choice.id === id)?.label ?? '', language)

/** The payment kind of a method; null when it is unknown or not offered in the country. */
export const paymentKind = (backend: Backend, id: string, country: Country | null): PaymentKind | null =>
  paymentChoices(backend).find(
    (choice) => choice.id === id && (country === null || choice.countries.includes(country)) && isOn(backend, choice.kind),
  )?.kind ?? null

/** A pickup point in one language. */
export const wirePickup = (
  { openingHours, ...location }: DeliveryChoice['pickupLocations'][number],
  language: Language,
): Wire['PickupLocation'] => ({ ...location, openingHours: openingHours[language] })

/** The delivery options for a country and the cost of the goods, the suggested one first. */
export const wireDeliveryOptions = (
  country: Country,
  goodsInclVat: number,
  language: Language,
  arrival: (extraDays: number) => string | null,
): Wire['DeliveryOption'][] =>
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
        pickupLocations: choice.pickupLocations.map((location) => wirePickup(location, language)),
        expectedOn: arrival(choice.extraDays),
      },
    ]
  })

export const wirePaymentOptions = (backend: Backend, country: Country, language: Language): Wire['PaymentOption'][] =>
  paymentChoices(backend)
    .filter(({ countries, kind }) => countries.includes(country) && isOn(backend, kind))
    .map(({ id, label, kind }) => ({ id, label: labelIn(label, language), icon: id, kind, prices: wireAmount(0) }))
