import { Effect } from 'effect'
import type { CheckoutPort } from '@thuishaven/core/checkout'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound, orUndecided } from './failures.ts'
import { deliveryOptionOf } from './mappers/delivery.ts'
import { paymentOptionOf } from './mappers/payments.ts'
import {
  deliveryOptionsAnswerSchema,
  foundAddressAnswerSchema,
  paymentAnswerSchema,
  paymentOptionsAnswerSchema,
  startedPaymentAnswerSchema,
  toldAnswerSchema,
} from './schemas/checkout.ts'

export const makeHttpCheckout = ({ call }: HttpClient): CheckoutPort => ({
  deliveryOptions: (countryCode) =>
    call('listDeliveryOptions', { body: { countryCode } }, deliveryOptionsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.map(deliveryOptionOf)),
    ),

  paymentOptions: (countryCode) =>
    call('listPaymentOptions', { body: { countryCode } }, paymentOptionsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.map(paymentOptionOf)),
    ),

  pay: (idempotencyKey) =>
    call('pay', { idempotencyKey }, startedPaymentAnswerSchema).pipe(
      orUndecided(({ status, code, step }) => code !== undefined || step !== undefined || status < 300 || status === 400 || status === 422),
      Effect.map(({ data }) => data),
    ),

  payment: (paymentUid) =>
    call('loadPayment', { params: { paymentUid } }, paymentAnswerSchema).pipe(
      orNotFound(`payment ${paymentUid}`),
      Effect.map(({ data: { deposit, orderUid = null, ...payment } }) => ({
        ...payment,
        orderUid,
        deposit: deposit === undefined ? null : { upfront: deposit.upfrontInclVat, rest: deposit.restInclVat },
      })),
    ),

  tellPurchase: (paymentUid) =>
    call('tellPurchase', { params: { paymentUid } }, toldAnswerSchema).pipe(
      orNotFound(`payment ${paymentUid}`),
      Effect.map(({ data }) => data.first),
    ),

  lookupAddress: ({ countryCode, zipCode, houseNumber, houseNumberAddition }) => {
    const place = { body: { countryCode, zipCode, houseNumber, houseNumberAddition } }
    return call('lookupAddress', place, foundAddressAnswerSchema).pipe(
      orNotFound('address'),
      // An older host, or one whose newer look-up is out of order, may know it by the older path (ADR-03).
      Effect.catchTag('HostUnreachable', (failure) =>
        failure.reason === 'failing' || failure.reason === 'away'
          ? call('lookupAddressLegacy', place, foundAddressAnswerSchema).pipe(orNotFound('address'))
          : Effect.fail(failure),
      ),
      Effect.map(({ data }) => data),
    )
  },
})
