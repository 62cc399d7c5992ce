import { beforeEach, describe, expect, it } from 'vitest'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import type { Backend } from '../answers/Backend.ts'
import { shipOrder } from '../orders/shipOrder.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import type { TestShop, TestVisitor } from '../testing/visitTestShop.ts'
import { collectPromised } from './collectPromised.ts'

let isDown: boolean
let captured: string[]
let refunded: number
let shop: TestShop
let backend: Backend
let visitor: TestVisitor

beforeEach(async () => {
  isDown = false
  captured = []
  refunded = 0
  shop = await createTestShop({}, (opened) => {
    const bank = opened.payments
    backend = {
      ...opened,
      payments: {
        ...bank,
        capture: async (request) => {
          if (isDown) return { type: 'down' }
          captured.push(request.key)
          return bank.capture(request)
        },
        refund: (request) => {
          refunded += 1
          return bank.refund(request)
        },
      },
    }
    return createApi(backend)
  })
  visitor = await readyToPay(shop)
})

const authorized = async (): Promise<string> => {
  await visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
  const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
  const providerId = ('paymentUrl' in body.data ? body.data.paymentUrl : '').split('/').at(-1) ?? ''
  await backend.practiceBank?.decide(providerId, 'authorized')
  return (await backend.orders.findPayment({ providerId }))?.uid ?? ''
}
const shown = async (uid: string) => (await visitor.call<Wire['PaymentResponse']>('GET', `/api/v2/checkout/payments/${uid}`)).body.data
const orderUidOf = async (uid: string) => (await backend.orders.findPayment({ uid }))?.orderUid ?? ''
const ship = async (uid: string) => shipOrder(backend, await orderUidOf(uid), null)
const subjects = async () => (await shop.mails()).map(({ subject }) => subject.replace(/ TH-.*/, ''))

describe('what a provider promised', () => {
  it('CHK-11a the result page says that an order is paid later, and it is placed like any other', async () => {
    const uid = await authorized()
    expect(await shown(uid)).toMatchObject({ status: 'authorized', retryUrl: null })
    expect((await visitor.post(`/api/v2/checkout/payments/${uid}/told`)).body).toEqual({ status: 'success', data: { first: true } })
    const order = await visitor.call<Wire['OrderResponse']>('GET', `/api/v2/account/orders/${await orderUidOf(uid)}`)
    expect([order.body.data.status, order.body.data.payments[0]?.status]).toEqual(['paid', 'authorized'])
  })

  it('CHK-11a it is collected once when the order is sent, and nothing goes back', async () => {
    const uid = await authorized()
    await shown(uid)
    await collectPromised(backend)
    expect(captured).toEqual([])
    await ship(uid)
    await Promise.all([collectPromised(backend), collectPromised(backend)])
    await collectPromised(backend)
    expect([(await shown(uid)).status, new Set(captured), refunded]).toEqual(['paid', new Set([`capture-${uid}`]), 0])
    expect(await subjects()).toEqual(['Je bestelling', 'Je bestelling'])
  })

  it('CHK-11a while the provider is away it is left for later', async () => {
    const uid = await authorized()
    await shown(uid)
    await ship(uid)
    isDown = true
    await collectPromised(backend)
    expect((await shown(uid)).status).toBe('authorized')
    isDown = false
    await collectPromised(backend)
    expect((await shown(uid)).status).toBe('paid')
  })
})
