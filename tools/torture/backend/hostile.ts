import { randomUUID } from 'node:crypto'
import { contractVisitor } from '../../contract/contractVisitor.ts'
import { checkContract } from '../../contract/checkContract.ts'
import { createScenes, NotAsked } from '../../contract/contractScene.ts'
import { successes } from '../../contract/contractSuccesses.ts'
import type { RecordedRequest } from '../../contract/contractVisitor.ts'
import { sendTo } from '../../contract/sendTo.ts'
import { startBackend } from '../../start/startBackend.ts'
import type { StartedBackend } from '../../start/startBackend.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { accepted, addRequest, bankRequest, choiceRequest, createCustomer, payRequest } from './Customer.ts'
import { createShopper, goodsAt } from './load.ts'
import type { Measured } from './load.ts'
import { residentMb } from './processTimes.ts'

const injections = ["'; DROP TABLE cart; --", "' OR '1'='1", '$1', '?1', String.raw`\'; SELECT pg_sleep(20); --`, '%', '\u0000', '"x"']

/** Variants of a request with one replaced text: in the body, in the path after the version, and in the query. */
const variants = (request: RecordedRequest, text: string): readonly RecordedRequest[] => {
  const inBody = (value: unknown, replace: (changed: unknown) => unknown): readonly unknown[] => {
    if (typeof value === 'string') return [replace(text)]
    if (Array.isArray(value)) return value.flatMap((each, index) => inBody(each, (changed) => replace(value.with(index, changed))))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, each]) => inBody(each, (changed) => replace({ ...value, [name]: changed })))
  }
  const parts = request.path.split('/')
  const paths = parts.flatMap((part, index) => (index < 3 || part === '' ? [] : [parts.with(index, encodeURIComponent(text)).join('/')]))
  return [
    ...inBody(request.body, (changed) => changed).map((body) => ({ ...request, body })),
    ...[...paths, `${request.path}?page=${encodeURIComponent(text)}`].map((path) => ({ ...request, path })),
    { ...request, headers: { ...request.headers, 'idempotency-key': `${text}-${randomUUID()}`.replaceAll('\u0000', '0') } },
  ]
}

/** Sends SQL in every text of every call; returns the number of requests and the 5xx responses. */
const injectSql = async (address: string): Promise<{ readonly sent: number; readonly failed: readonly string[] }> => {
  const scenes = await createScenes({ send: sendTo(address, 15), known: {}, writes: true })
  const failed: string[] = []
  let sent = 0
  for (const [operation, build] of Object.entries(successes)) {
    // The contract's check sends calls that end sessions or accounts afterwards.
    for (const text of injections) {
      const scene = scenes.open()
      let request: RecordedRequest
      try {
        if (operation !== 'login' && operation !== 'register') await scene.signIn()
        request = await build(scene)
      } catch (problem) {
        if (problem instanceof NotAsked) break
        throw problem
      }
      for (const variant of variants(request, text)) {
        const { status } = await scene.visitor.request(variant)
        sent += 1
        if (status >= 500) failed.push(`${operation}: ${status} for ${JSON.stringify(variant.body ?? variant.path)}`)
      }
      scenes.endSession()
    }
  }
  return { sent, failed }
}

const statusOfLargeBody = async (address: string): Promise<number> => {
  const { status } = await fetch(`${address}/api/v2/cart/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item: { id: 'x'.repeat(10_000_000), productId: 2300, quantity: 1, options: [] } }),
  })
  return status
}

/** Whether a session, a key and an open payment survive a clock that is set back by an hour. */
const setClockBack = async (backend: StartedBackend): Promise<readonly string[]> => {
  const customer = await createCustomer([backend.address])
  const key = randomUUID()
  const first = accepted(await customer.request(addRequest(goodsAt(0), key)), 'add')
  accepted(await customer.request(choiceRequest(customer)), 'choose')
  const started = accepted(await customer.request(payRequest()), 'pay')
  process.kill(backend.pid, 'SIGUSR2')
  const again = await customer.request(addRequest(goodsAt(0), key))
  const payment = String(valueAt(started, 'data', 'paymentUrl'))
  const paidAgain = await customer.request(payRequest())
  const bank = await customer.request(bankRequest(payment))
  const orders = await customer.request({ method: 'GET', path: '/api/v2/account/orders' })
  const afterwards = await createCustomer([backend.address])
  return [
    ...(JSON.stringify(again.body) === JSON.stringify(first) ? [] : ['the key of an add was forgotten']),
    ...(valueAt(paidAgain.body, 'data', 'paymentUrl') === payment ? [] : ['an open payment was opened again']),
    ...(bank.status === 303 ? [] : [`the bank answered ${bank.status}`]),
    ...(valueAt(orders.body, 'data', 'orders', 0, 'status') === 'paid' ? [] : ['the order is not paid']),
    ...(afterwards.addressId === '' ? ['nobody can register'] : []),
  ]
}

/** Attacks the backend and reports one line per figure. Returns whether the backend withstood it. */
export const attack = async ({ schema, print }: Measured, carts: number): Promise<boolean> => {
  const nodeOptions = ['--import', new URL('shiftedClock.ts', import.meta.url).href]
  const backend = await startBackend({ variables: { ...schema.variables, AUTO_RESTOCK: 'on' }, nodeOptions })
  try {
    const { sent, failed } = await injectSql(backend.address)
    print(`SQL in ${sent} texts: ${failed.length} responses of 5xx, none allowed`)
    for (const each of failed.slice(0, 20)) print(`  ${each}`)

    const large = await statusOfLargeBody(backend.address)
    print(`a body of 10 MB: ${large}, wanted 413`)

    const before = residentMb(backend.pid)
    const visitor = contractVisitor(sendTo(backend.address, 30))
    const started = performance.now()
    for (let made = 0; made < carts; made += 20) {
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          visitor.cookies.clear()
          accepted(await visitor.request(addRequest(goodsAt(made))), 'add')
        }),
      )
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const one = performance.now()
    await createShopper(backend.address)
    print(
      `${carts} carts of one visitor in ${seconds} s: memory ${before.toFixed(0)} to ${residentMb(backend.pid).toFixed(0)} MB, the next add ${(performance.now() - one).toFixed(0)} ms`,
    )

    const clock = await setClockBack(backend)
    print(`a clock an hour back: ${clock.length === 0 ? 'session, key, open payment and order stay' : clock.join(', ')}`)

    // The many requests have used up the limits of attempts.
    await schema.query('DELETE FROM tried')
    const rows = await checkContract({ send: sendTo(backend.address, 30), known: {}, writes: true })
    const missed = rows.filter(({ outcome }) => outcome === 'missed')
    print(`the contract afterwards: ${missed.length} missed, none allowed`)
    for (const { operation, status, detail } of missed) print(`  ${operation} ${status}: ${detail}`)
    return failed.length === 0 && large === 413 && clock.length === 0 && missed.length === 0
  } finally {
    await backend.stop()
  }
}
