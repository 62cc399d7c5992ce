import type { Backend } from '../answers/Backend.ts'
import type { Country, DeliveryMethodRecord, DeliveryServiceRecord } from '../records/DeliveryRecord.ts'
import type { PaymentMethod } from '../ports/Payments.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'
import type { Language, Text } from '../records/ProductRecord.ts'
import type { Wire } from '../contract/wire.ts'
import { wireAmount } from '../pricing/wirePrices.ts'
import { shopTime } from '../delivery/shopTime.ts'
import { holidaysFrom, mondayToSaturday } from '../delivery/openDays.ts'
import { creditOf, roomOf } from './credit.ts'
import type { Credit } from './credit.ts'

export type PaymentKind = NonNullable<Wire['PaymentOption']['kind']>

interface PaymentChoice extends Omit<PaymentMethod, 'kind'> {
  readonly kind: PaymentKind
}

/** Payment methods of the shop itself, without a payment provider. */
const onAccount: PaymentChoice = {
  id: 'account',
  label: { nld: 'Op rekening', eng: 'On account' },
  countries: ['NL', 'BE'],
  kind: 'onAccount',
  minimumInclVat: null,
  maximumInclVat: null,
}

const paymentChoices = ({ payments }: Backend): readonly PaymentChoice[] => [...payments.methods, onAccount]

/** What decides which ways there are to pay. */
export interface PaymentOccasion {
  /** null: not known yet. */
  readonly country: Country | null
  /** Whole cents that are due now; null: not known yet. */
  readonly amountInclVat: number | null
  /** Whole cents of the whole order; null: not known yet. */
  readonly totalInclVat: number | null
  /** null: nobody is signed in. */
  readonly customerId: string | null
}

/** Whether customers can pay in parts: at a provider that takes it, and at the practice bank in the scenario of that name. */
export const takesPartialPayment = (backend: Backend): boolean =>
  backend.practiceBank === null ? backend.payments.methods.some(({ kind }) => kind === 'partial') : backend.meets('partial-payment')

/** The credit of this customer, which everybody has in the scenario of that name; null: it may not order on account. */
const creditFor = async (backend: Backend, customerId: string | null): Promise<Credit | null> =>
  backend.meets('on-account') ? { limitInclVat: null, usedInclVat: 0 } : customerId === null ? null : creditOf(backend, customerId)

interface OfferedChoice extends PaymentChoice {
  /** Whole cents including VAT that an order may come to; null: any. */
  readonly roomInclVat: number | null
}

/** The ways to pay on an occasion, on account also where the order is above its room. */
const choicesFor = async (backend: Backend, { country, amountInclVat, customerId }: PaymentOccasion): Promise<readonly OfferedChoice[]> => {
  const credit = await creditFor(backend, customerId)
  const kinds: Readonly<Record<PaymentKind, boolean>> = {
    whole: true,
    partial: takesPartialPayment(backend),
    onAccount: credit !== null,
  }
  const offered = paymentChoices(backend).filter(
    ({ countries, kind, minimumInclVat, maximumInclVat }) =>
      kinds[kind] &&
      (country === null || countries.includes(country)) &&
      (amountInclVat === null || (amountInclVat >= (minimumInclVat ?? 0) && amountInclVat <= (maximumInclVat ?? amountInclVat))),
  )
  return offered.map((choice) => ({ ...choice, roomInclVat: choice.kind === 'onAccount' && credit !== null ? roomOf(credit) : null }))
}

/** Logos that the shop draws itself. */
const drawn: ReadonlySet<string> = new Set(['ideal', 'bancontact', 'paypal', 'creditcard', 'klarna'])

/** The name of the shop's own logo, or the address of the provider's on the shop's own origin; an id without a logo is written out. */
const logoOf = ({ payments }: Backend, id: string): string =>
  drawn.has(id) || payments.icon(id) === null ? id : `/api/payment-icons/${id}`

/** Names of logos for the configuration. */
export const paymentMethods = ({ payments }: Backend): string[] =>
  payments.methods.filter(({ kind }) => kind === 'whole').map(({ id }) => id)

/** Methods that carry parcels, as logos for the configuration. */
export const carriers = ({ shop }: Backend): string[] =>
  shop.delivery.methods.filter(({ type, price }) => type === 'shipping' && (price.NL ?? 0) > 0).map(({ id }) => id)

/** Price, free-shipping threshold, extra days and weekdays of the first method that carries parcels to a country; null: there is none. */
const termsFor = ({ shop }: Backend, country: Country) => {
  const shipping = shop.delivery.methods.filter(({ type, price }) => type === 'shipping' && price[country] !== undefined)
  const paid = shipping.find(({ price }) => price[country] !== 0) ?? shipping[0]
  if (paid === undefined) return null
  const free = shipping.find(({ price }) => price[country] === 0)
  return {
    shippingInclVat: paid.price[country] ?? 0,
    freeFromInclVat: free?.from ?? null,
    extraDays: paid.extraDays,
    weekdays: [...(paid.weekdays ?? mondayToSaturday)],
  }
}

/** What delivery costs, and from which amount it is free; empty: the shop sends nothing to the Netherlands. */
export const sendingTerms = (backend: Backend): Pick<Wire['Config'], 'delivery'> => {
  const here = termsFor(backend, 'NL')
  if (here === null) return {}
  const belgium = termsFor(backend, 'BE')
  return {
    delivery: {
      orderBefore: backend.shop.delivery.orderBefore,
      ...here,
      holidays: [...holidaysFrom(shopTime(backend.now()).day, 60)],
      countries: belgium === null ? [] : [{ countryCode: 'BE', ...belgium }],
    },
  }
}

/** The delivery method with this id, for any country. */
export const deliveryMethod = ({ shop }: { readonly shop: Pick<ShopRecord, 'delivery'> }, id: string): DeliveryMethodRecord | null =>
  shop.delivery.methods.find((method) => method.id === id) ?? null

/** Price of a delivery method in cents including VAT; null when it is not offered for this country and these goods. */
export const deliveryPrice = (backend: Backend, id: string, country: Country, goodsInclVat: number): number | null => {
  const method = deliveryMethod(backend, id)
  return method === null || goodsInclVat < method.from ? null : (method.price[country] ?? null)
}

const labelIn = (label: string | Text, language: Language): string => (typeof label === 'string' ? label : label[language])

/** Name of a payment method; an empty string when it is no longer offered. */
export const paymentLabel = (backend: Backend, id: string, language: Language): string =>
  labelIn(paymentChoices(backend).find((choice) => choice.id === id)?.label ?? '', language)

/** The payment kind of a method; null when it is unknown, not offered on this occasion, or the order is above its room. */
export const paymentKind = async (backend: Backend, id: string, occasion: PaymentOccasion): Promise<PaymentKind | null> => {
  const chosen = (await choicesFor(backend, occasion)).find((choice) => choice.id === id)
  return chosen === undefined || (chosen.roomInclVat !== null && (occasion.totalInclVat ?? 0) > chosen.roomInclVat) ? null : chosen.kind
}

/** A pickup point in one language. */
export const wirePickup = (
  { openingHours, ...location }: DeliveryMethodRecord['pickupLocations'][number],
  language: Language,
): Wire['PickupLocation'] => ({ ...location, openingHours: openingHours[language] })

/** The delivery options for a country and the cost of the goods, the suggested one first. */
export const wireDeliveryOptions = (
  backend: Backend,
  country: Country,
  goodsInclVat: number,
  language: Language,
  arrival: (method: DeliveryMethodRecord) => { readonly expectedOn: string | null; readonly days: readonly string[] },
  servicesOf: (method: DeliveryMethodRecord) => readonly DeliveryServiceRecord[],
): Wire['DeliveryOption'][] =>
  backend.shop.delivery.methods.flatMap((choice) => {
    const price = deliveryPrice(backend, choice.id, country, goodsInclVat)
    if (price === null) return []
    const { expectedOn, days } = arrival(choice)
    const services = servicesOf(choice)
    return [
      {
        id: choice.id,
        uid: `delivery-${choice.id}`,
        type: choice.type,
        label: choice.label[language],
        description: choice.description[language],
        prices: wireAmount(price),
        pickupLocations: choice.pickupLocations.map((location) => wirePickup(location, language)),
        expectedOn,
        ...(days.length === 0 ? {} : { deliveryDays: [...days] }),
        ...(services.length === 0
          ? {}
          : { services: services.map(({ id, label, price: own }) => ({ id, label: label[language], prices: wireAmount(own) })) }),
      },
    ]
  })

export const wirePaymentOptions = async (
  backend: Backend,
  occasion: PaymentOccasion,
  language: Language,
): Promise<Wire['PaymentOption'][]> =>
  (await choicesFor(backend, occasion)).map(({ id, label, kind, roomInclVat }) => ({
    id,
    label: labelIn(label, language),
    icon: logoOf(backend, id),
    kind,
    prices: wireAmount(0),
    ...(roomInclVat === null ? {} : { roomInclVat }),
  }))
