import { Effect } from 'effect'
import type { CheckoutPort } from '@thuishaven/core/checkout'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound, orUndecided } from './failures.ts'
import {
  deliveryOptionsAnswerSchema,
  foundAddressAnswerSchema,
  paymentAnswerSchema,
  paymentOptionsAnswerSchema,
  startedPaymentAnswerSchema,
} from './schemas/checkout.ts'

export const makeHttpCheckout = ({ call }: HttpClient): CheckoutPort => ({
  deliveryOptions: (countryCode) =>
    call('listDeliveryOptions', { body: { countryCode } }, deliveryOptionsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.map(({ prices, ...option }) => ({ ...option, price: prices.inclVat }))),
    ),

  paymentOptions: (countryCode) =>
    call('listPaymentOptions', { body: { countryCode } }, paymentOptionsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) =>
        data.map(({ prices, ...option }) => ({
          ...option,
          priceInclVat: prices.inclVat,
          priceExclVat: prices.exclVat,
        })),
      ),
    ),

  pay: (idempotencyKey) =>
    call('pay', { idempotencyKey }, startedPaymentAnswerSchema).pipe(
      orUndecided(({ status, code, step }) => code !== undefined || step !== undefined || status < 300 || status === 400 || status === 422),
      Effect.map(({ data }) => data),
    ),

  payment: (paymentUid) =>
    call('loadPayment', { params: { paymentUid } }, paymentAnswerSchema).pipe(
      orNotFound(`payment ${paymentUid}`),
      Effect.map(({ data }) => data),
    ),

  lookupAddress: ({ countryCode, zipCode, houseNumber, houseNumberAddition }) =>
    call('lookupAddress', { body: { countryCode, zipCode, houseNumber, houseNumberAddition } }, foundAddressAnswerSchema).pipe(
      orNotFound('address'),
      Effect.map(({ data }) => data),
    ),
})
