import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import type { OrderToPay, PaymentRequest, Payments } from '../ports/Payments.ts'
import type { Store } from '../store/Store.ts'
import { fetchMethods, iconOf, keepMethods, methodOf, readKeptMethods, traitOf } from './mollieMethods.ts'
import { captureSchema, createdSchema, euros, paymentSchema, refundSchema } from './mollieSchemas.ts'
import { createMollieRequests } from './requestMollie.ts'
import type { MollieSettings } from './requestMollie.ts'

/** Milliseconds that the start waits for the methods; after that those that were known last count. */
const patienceAtStart = 2000

const isOwnMachine = (url: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

const names = { nld: 'Bestelling', eng: 'Order' } as const

/** Who buys, and a line for each VAT rate, which add up to the payment. */
const orderOf = ({ number, emailAddress, address, parts }: OrderToPay, language: PaymentRequest['language']) => ({
  billingAddress: {
    givenName: address.firstName,
    familyName: address.lastName,
    ...(address.companyName === '' ? {} : { organizationName: address.companyName }),
    streetAndNumber: `${address.streetName} ${address.houseNumber}${address.houseNumberAddition}`,
    postalCode: address.zipCode,
    city: address.city,
    country: address.countryCode,
    email: emailAddress,
  },
  lines: parts.map(({ vat, amountInclVat }) => ({
    type: 'physical',
    description: `${names[language]} ${number}`,
    quantity: 1,
    unitPrice: euros(amountInclVat),
    totalAmount: euros(amountInclVat),
    vatRate: (vat / 100).toFixed(2),
    vatAmount: euros(Math.round((amountInclVat * vat) / (10_000 + vat))),
  })),
})

/**
 * Payments by Mollie, by calls of our own to its API v2: create-payment, get-payment, create-refund, create-capture,
 * release-authorization and list-methods of
 * docs.mollie.com/reference. Mollie remembers an idempotency key for an hour; refunds and captures carry their key with them, so that an older
 * one is found too.
 * @param store keeps the last known methods
 */
export const createMollie = async (store: Store, settings: MollieSettings): Promise<Payments> => {
  const request = createMollieRequests(settings)
  let kept = await readKeptMethods(store)
  const refreshMethods = async (): Promise<void> => {
    const fetched = await fetchMethods(request, settings.apiUrl, kept)
    if (fetched === null || JSON.stringify(fetched) === JSON.stringify(kept)) return
    kept = fetched
    await keepMethods(store, fetched)
  }
  /** A payment with what was made of it. */
  const find = (providerId: string, embed: string) =>
    request({ what: 'get payment', path: `payments/${encodeURIComponent(providerId)}?embed=${embed}`, schema: paymentSchema })
  // A store that fails is the periodic refresh's to report.
  await Promise.race([refreshMethods().catch(() => {}), pause(patienceAtStart, undefined, { ref: false })])
  return {
    get methods() {
      return kept.map(methodOf)
    },
    icon: (methodId) => {
      const method = kept.find(({ id }) => id === methodId)
      return method === undefined ? null : iconOf(method)
    },
    refreshMethods,
    create: async ({ key, methodId, amountInclVat, description, language, returnUrl, webhookUrl, order }) => {
      const { needsOrder, isCapturedLater } = traitOf(methodId)
      const created = await request({
        what: 'create payment',
        path: 'payments',
        change: {
          key: `payment ${key}`,
          body: {
            method: methodId,
            amount: euros(amountInclVat),
            description,
            locale: language === 'eng' ? 'en_US' : 'nl_NL',
            redirectUrl: returnUrl,
            // Mollie refuses an address that it cannot reach.
            ...(isOwnMachine(webhookUrl) && !isOwnMachine(settings.apiUrl) ? {} : { webhookUrl }),
            metadata: { key, orderNumber: order.number },
            ...(needsOrder ? orderOf(order, language) : {}),
            ...(isCapturedLater ? { captureMode: 'manual' } : {}),
          },
        },
        schema: createdSchema,
      })
      if (created.type !== 'data') return { type: created.type === 'down' ? 'down' : 'refused' }
      return { type: 'created', id: created.data.id, checkoutUrl: created.data._links.checkout.href }
    },
    state: async (providerId) => {
      const found = await find(providerId, 'refunds,chargebacks')
      if (found.type !== 'data' || found.data.id !== providerId) return { type: 'down' }
      const { refunds, chargebacks } = found.data._embedded
      return {
        type: 'state',
        status: found.data.status,
        refunds: refunds.map(({ id, amount, status, metadata }) => ({ id, key: metadata || null, amountInclVat: amount, status })),
        chargebacks: chargebacks
          .filter(({ reversedAt }) => reversedAt === undefined || reversedAt === null)
          .map(({ id, amount }) => ({ id, amountInclVat: amount })),
      }
    },
    refund: async ({ key, providerId, amountInclVat }) => {
      const found = await find(providerId, 'refunds')
      if (found.type !== 'data') return { type: found.type === 'down' ? 'down' : 'refused' }
      const before = found.data._embedded.refunds.find(({ metadata }) => metadata === key)
      if (before !== undefined) return { type: 'refunded', id: before.id, status: before.status }
      const made = await request({
        what: 'create refund',
        path: `payments/${encodeURIComponent(providerId)}/refunds`,
        change: { key: `refund ${key}`, body: { amount: euros(amountInclVat), metadata: { key } } },
        schema: refundSchema,
      })
      if (made.type !== 'data') return { type: made.type === 'down' ? 'down' : 'refused' }
      return { type: 'refunded', id: made.data.id, status: made.data.status }
    },
    capture: async ({ key, providerId, amountInclVat }) => {
      const found = await find(providerId, 'captures')
      if (found.type !== 'data') return { type: found.type === 'down' ? 'down' : 'refused' }
      if (found.data._embedded.captures.some(({ metadata }) => metadata === key)) return { type: 'captured' }
      const made = await request({
        what: 'create capture',
        path: `payments/${encodeURIComponent(providerId)}/captures`,
        change: { key: `capture ${key}`, body: { amount: euros(amountInclVat), metadata: { key } } },
        schema: captureSchema,
      })
      return { type: made.type === 'data' ? 'captured' : made.type === 'down' ? 'down' : 'refused' }
    },
    release: async (providerId) => {
      const found = await find(providerId, 'captures')
      if (found.type !== 'data') return { type: found.type === 'down' ? 'down' : 'refused' }
      if (found.data.status === 'cancelled') return { type: 'released' }
      const released = await request({
        what: 'release authorization',
        path: `payments/${encodeURIComponent(providerId)}/release-authorization`,
        change: { key: `release ${providerId}`, body: {} },
        // Accepted, and nothing more.
        schema: v.unknown(),
      })
      return { type: released.type === 'data' ? 'released' : released.type === 'down' ? 'down' : 'refused' }
    },
  }
}
