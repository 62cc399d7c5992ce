import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentPageOf } from '../../adapters/http/mappers/content.ts'
import { productOf } from '../../adapters/http/mappers/product.ts'
import { sessionOf } from '../../adapters/http/mappers/account.ts'
import { invoiceOf, orderOf } from '../../adapters/http/mappers/orders.ts'
import { deliveryOptionOf } from '../../adapters/http/mappers/delivery.ts'
import { paymentOptionOf } from '../../adapters/http/mappers/payments.ts'
import { invoicesResponseSchema, orderResponseSchema } from '../../adapters/http/schemas/orders.ts'
import { sessionResponseSchema } from '../../adapters/http/schemas/account.ts'
import { deliveryOptionsResponseSchema, paymentOptionsResponseSchema } from '../../adapters/http/schemas/checkout.ts'
import { contentResponseSchema } from '../../adapters/http/schemas/content.ts'
import { productResponseSchema } from '../../adapters/http/schemas/product.ts'
import { customerChecks, backendChecks } from '@thuishaven/core/testing'
import type { TestBackend } from '@thuishaven/core/testing'
import { newLine } from '@thuishaven/core/cart'
import { createFakePorts } from '../../core/testing/fakes/createFakePorts.ts'
import { createFakeAccount } from '../../core/testing/fakes/createFakeAccount.ts'
import { createFakeCatalogue } from '../../core/testing/fakes/createFakeCatalogue.ts'
import { createFakeCustomer } from '../../core/testing/fakes/createFakeCustomer.ts'
import { createFakeCheckout } from '../../core/testing/fakes/createFakeCheckout.ts'
import { contractExample } from './contractExample.ts'

const asWritten = (html: string): string => html
const hub = productOf(v.parse(productResponseSchema, contractExample('products', 'hub')).data, 'nld', asWritten)
const rugs = contentPageOf(v.parse(contentResponseSchema, contractExample('content', 'rugs')), 'nld', asWritten)
const session = sessionOf(v.parse(sessionResponseSchema, contractExample('account', 'sessionOfActive')).data)
const delivery = v.parse(deliveryOptionsResponseSchema, contractExample('checkout', 'deliveryToTheNetherlands')).data
const payment = v.parse(paymentOptionsResponseSchema, contractExample('checkout', 'paymentFromTheNetherlands')).data
const order = orderOf(v.parse(orderResponseSchema, contractExample('orders', 'openOrder')).data)
const { invoices } = v.parse(invoicesResponseSchema, contractExample('invoices', 'invoicesOfCustomer')).data
const line = newLine(hub, [{ groupId: 'installatie', itemId: 'installatie-zelf' }])
if (!line.ok) throw new Error('the hub of the examples can be put in the cart')

const visitor = () =>
  createFakePorts({
    account: createFakeAccount({ accounts: [{ password: 'Welkom01', session }] }),
    catalogue: createFakeCatalogue({ products: [hub], pages: [rugs] }),
    checkout: createFakeCheckout({
      deliveryOptions: delivery.map(deliveryOptionOf),
      paymentOptions: payment.map(paymentOptionOf),
    }),
    customer: createFakeCustomer({
      orders: [order],
      invoices: invoices.map(({ totals, ...invoice }) => ({ ...invoiceOf(invoice), ...totals })),
      paymentOptions: payment.map(paymentOptionOf),
    }),
  })

describe('the fakes of the core', () => {
  const backend: TestBackend = {
    visitor,
    refusedVisitor: visitor,
    remembers: true,
    line: line.value,
    productId: hub.productId,
    path: rugs.path,
    customer: { email: session.emailAddress, password: 'Welkom01' },
    coupon: 'WELKOM10',
    address: { zipCode: '1011 AB', houseNumber: '1', street: 'Prins Hendrikkade', city: 'Amsterdam' },
    newKey: () => crypto.randomUUID(),
  }
  it.each(backendChecks(backend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  const customerBackend = { signedIn: () => Promise.resolve(visitor().customer), remembers: true, newKey: () => crypto.randomUUID() }
  it.each(customerChecks(customerBackend))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})
