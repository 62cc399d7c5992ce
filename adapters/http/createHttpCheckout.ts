import { Effect } from 'effect'
import type { CheckoutPort } from '@thuishaven/core/checkout'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound, orUndecided } from './failures.ts'
import { deliveryOptionOf } from './mappers/delivery.ts'
import { paymentOptionOf } from './mappers/payments.ts'
import {
  deliveryOptionsResponseSchema,
  foundAddressResponseSchema,
  paymentResponseSchema,
  paymentOptionsResponseSchema,
  startedPaymentResponseSchema,
  acknowledgementSchema,
} from './schemas/checkout.ts'

export const createHttpCheckout = ({ call }: HttpClient): CheckoutPort => ({
  deliveryOptions: (countryCode) =>
    call('listDeliveryOptions', { body: { countryCode } }, deliveryOptionsResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.map(deliveryOptionOf)),
    ),

  paymentOptions: (countryCode) =>
    call('listPaymentOptions', { body: { countryCode } }, paymentOptionsResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data.map(paymentOptionOf)),
    ),

  pay: ({ idempotencyKey, reference }) =>
    call(
      'pay',
      { idempotencyKey, ...(reference === null ? {} : { body: { reference: reference.trim() } }) },
      startedPaymentResponseSchema,
    ).pipe(
      orUndecided(({ status, code, step }) => code !== undefined || step !== undefined || status < 300 || status === 400 || status === 422),
      Effect.map(({ data }) => data),
    ),

  payment: (paymentUid) =>
    call('loadPayment', { params: { paymentUid } }, paymentResponseSchema).pipe(
      orNotFound(`payment ${paymentUid}`),
      Effect.map(({ data: { deposit, orderUid = null, ...payment } }) => ({
        ...payment,
        orderUid,
        deposit: deposit === undefined ? null : { upfront: deposit.upfrontInclVat, rest: deposit.restInclVat },
      })),
    ),

  reportPurchase: (paymentUid) =>
    call('reportPurchase', { params: { paymentUid } }, acknowledgementSchema).pipe(
      orNotFound(`payment ${paymentUid}`),
      Effect.map(({ data }) => data.first),
    ),

  lookupAddress: ({ countryCode, zipCode, houseNumber, houseNumberAddition }) => {
    const place = { body: { countryCode, zipCode, houseNumber, houseNumberAddition } }
    return call('lookupAddress', place, foundAddressResponseSchema).pipe(
      orNotFound('address'),
      // An older backend, or one whose newer look-up is out of order, may know it by the older path (ADR-03).
      Effect.catchTag('BackendUnavailable', (failure) =>
        failure.reason === 'serverError' || failure.reason === 'unavailable'
          ? call('lookupAddressLegacy', place, foundAddressResponseSchema).pipe(orNotFound('address'))
          : Effect.fail(failure),
      ),
      Effect.map(({ data }) => data),
    )
  },
})
