import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentPageOf } from '../../adapters/http/mappers/content.ts'
import { productOf } from '../../adapters/http/mappers/product.ts'
import { sessionOf } from '../../adapters/http/mappers/account.ts'
import { orderOf } from '../../adapters/http/mappers/orders.ts'
import { deliveryOptionOf } from '../../adapters/http/mappers/delivery.ts'
import { paymentOptionOf } from '../../adapters/http/mappers/payments.ts'
import { invoicesAnswerSchema, orderAnswerSchema } from '../../adapters/http/schemas/orders.ts'
import { sessionAnswerSchema } from '../../adapters/http/schemas/account.ts'
import { deliveryOptionsAnswerSchema, paymentOptionsAnswerSchema } from '../../adapters/http/schemas/checkout.ts'
import { contentAnswerSchema } from '../../adapters/http/schemas/content.ts'
import { productAnswerSchema } from '../../adapters/http/schemas/product.ts'
import { customerChecks, hostChecks } from '@thuishaven/core/testing'
import type { TestHost } from '@thuishaven/core/testing'
import type { HostPorts } from '../../adapters/http/makeHostPorts.ts'
import { newLine } from '@thuishaven/core/cart'
import { makeFakePorts } from '../../core/testing/fakes/makeFakePorts.ts'
import { makeFakeAccount } from '../../core/testing/fakes/makeFakeAccount.ts'
import { makeFakeCatalogue } from '../../core/testing/fakes/makeFakeCatalogue.ts'
import { makeFakeCustomer } from '../../core/testing/fakes/makeFakeCustomer.ts'
import { makeFakeCheckout } from '../../core/testing/fakes/makeFakeCheckout.ts'
import { contractExample } from './contractExample.ts'

const asWritten = (html: string): string => html
const hub = productOf(v.parse(productAnswerSchema, contractExample('products', 'hub')).data, 'nld', asWritten)
const rugs = contentPageOf(v.parse(contentAnswerSchema, contractExample('content', 'rugs')), 'nld', asWritten)
const session = sessionOf(v.parse(sessionAnswerSchema, contractExample('account', 'sessionOfActive')).data)
const delivery = v.parse(deliveryOptionsAnswerSchema, contractExample('checkout', 'deliveryToTheNetherlands')).data
const payment = v.parse(paymentOptionsAnswerSchema, contractExample('checkout', 'paymentFromTheNetherlands')).data
const order = orderOf(v.parse(orderAnswerSchema, contractExample('orders', 'openOrder')).data)
const { invoices } = v.parse(invoicesAnswerSchema, contractExample('invoices', 'invoicesOfCustomer')).data
const line = newLine(hub, [{ groupId: 'installatie', itemId: 'installatie-zelf' }])
if (!line.ok) throw new Error('the hub of the examples can be put in the cart')

const visitor = (): HostPorts =>
  makeFakePorts({
    account: makeFakeAccount({ accounts: [{ password: 'Welkom01', session }] }),
    catalogue: makeFakeCatalogue({ products: [hub], pages: [rugs] }),
    checkout: makeFakeCheckout({
      deliveryOptions: delivery.map(deliveryOptionOf),
      paymentOptions: payment.map(paymentOptionOf),
    }),
    customer: makeFakeCustomer({
      orders: [order],
      invoices: invoices.map(({ totals, ...invoice }) => ({ ...invoice, ...totals })),
      paymentOptions: payment.map(paymentOptionOf),
    }),
  })

describe('the fakes of the core', () => {
  const host: TestHost = {
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
  it.each(hostChecks(host))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  const customerHost = { signedIn: () => Promise.resolve(visitor().customer), remembers: true, newKey: () => crypto.randomUUID() }
  it.each(customerChecks(customerHost))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})
