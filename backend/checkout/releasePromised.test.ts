import { beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { createApi } from '../createApi.ts'
import { createTestShop, readyToPay } from '../testing/visitTestShop.ts'
import { collectPromised } from './collectPromised.ts'
import { refreshPayment } from './payments.ts'
import { releasePromised } from './releasePromised.ts'
import { settleMoney } from './settleMoney.ts'

let isDown: boolean
let requestCount: number
let backend: Backend
let paymentUid: string
let orderUid: string

beforeEach(async () => {
  isDown = false
  requestCount = 0
  const shop = await createTestShop({}, (opened) => {
    const bank = opened.payments
    backend = {
      ...opened,
      payments: {
        ...bank,
        release: async (id) => {
          requestCount += 1
          return isDown ? { type: 'down' } : bank.release(id)
        },
      },
    }
    return createApi(backend)
  })
  const visitor = await readyToPay(shop)
  await visitor.post('/api/v2/cart', { payment_option_id: 'klarna' })
  const { body } = await visitor.post<Wire['StartedPaymentResponse']>('/api/v2/checkout/pay')
  const providerId = ('paymentUrl' in body.data ? body.data.paymentUrl : '').split('/').at(-1) ?? ''
  await backend.practiceBank?.decide(providerId, 'authorized')
  const payment = await backend.orders.findPayment({ providerId })
  paymentUid = payment?.uid ?? ''
  orderUid = payment?.orderUid ?? ''
  await refreshPayment(backend, paymentUid)
})

const cancel = () => backend.store.run("UPDATE purchase SET state = 'cancelled' WHERE uid = ?", orderUid)
const status = async () => (await backend.orders.findPayment({ uid: paymentUid }))?.status
const documents = async () =>
  (await backend.invoices.ofOrder(orderUid)).map(({ totalInclVat, document }) =>
    document.kind === 'invoice' ? totalInclVat : -totalInclVat,
  )

describe('what a provider promised for an order that is cancelled', () => {
  it('CHK-11a it is released once, and the invoice is credited', async () => {
    await releasePromised(backend)
    expect([requestCount, await status()]).toEqual([0, 'authorized'])
    await cancel()
    await releasePromised(backend)
    await releasePromised(backend)
    const order = await backend.orders.find({ uid: orderUid })
    expect([requestCount, await status(), order?.promisedInclVat]).toEqual([1, 'cancelled', 0])
    expect(await documents()).toEqual([order?.totalInclVat, -(order?.totalInclVat ?? 0)])
  })

  it('CHK-11a while the provider is away it is left for later, and a merchant who sends nothing is paid nothing', async () => {
    await cancel()
    isDown = true
    await releasePromised(backend)
    await collectPromised(backend)
    expect(await status()).toBe('authorized')
    isDown = false
    await releasePromised(backend)
    expect(await status()).toBe('cancelled')
  })

  it('CHK-11a what was collected by hand meanwhile goes back', async () => {
    await cancel()
    const { provider, amountInclVat } = (await backend.orders.findPayment({ uid: paymentUid }))!
    await backend.payments.capture({ key: 'by hand', providerId: provider?.id ?? '', amountInclVat })
    await releasePromised(backend)
    await settleMoney(backend)
    expect(await status()).toBe('refunded')
  })
})
