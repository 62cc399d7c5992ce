import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { operations } from '../contract/operations.ts'
import type { Operation } from '../contract/operations.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { createFault, faultKinds } from '../faults/Faults.ts'
import type { FaultKind } from '../faults/Faults.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { text, textOrNull, whole } from '../database/Database.ts'
import { notifyBackInStock } from '../productRequests/productRequestCalls.ts'
import { resetShoppers } from '../seeding/seedShoppers.ts'
import { isScenarioName, scenarioNames } from '../scenarios/Scenarios.ts'

const scenarioRequest = v.strictObject({
  name: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
})

const reset: Call = {
  method: 'POST',
  path: '/__mock/reset',
  operation: null,
  handle: (backend, context) => {
    backend.scenarios.clear()
    backend.faults.clearAll()
    resetShoppers(backend)
    return context.json({ status: 'success', data: null })
  },
}

const scenario: Call = {
  method: 'POST',
  path: '/__mock/scenario',
  operation: null,
  handle: async (backend, context) => {
    const { name, times, ms } = await readBody(context, scenarioRequest)
    if (name === 'none') backend.scenarios.clear()
    else if (isScenarioName(name))
      backend.scenarios.start(name, { ...(times === undefined ? {} : { times }), ...(ms === undefined ? {} : { ms }) })
    else throw new HttpFailure(400, 'scenarioUnknown', { errorCode: `known: ${scenarioNames.join(', ')}, none` })
    return context.json({ status: 'success', data: { active: backend.scenarios.active() } })
  },
}

const seconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)))
const faultRequest = v.strictObject({
  operation: v.string(),
  kind: v.string(),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  session: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'session: letters, digits, - and _, at most 64'))),
  done: v.optional(v.boolean()),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  retryAfter: v.optional(seconds),
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
})

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name)
const isFaultKind = (name: string): name is FaultKind => (faultKinds as readonly string[]).includes(name)

const fault: Call = {
  method: 'POST',
  path: '/__mock/fault',
  operation: null,
  handle: async (backend, context) => {
    const { operation: requested, kind, times = null, session = null, ...more } = await readBody(context, faultRequest)
    if (requested !== '*' && !isOperation(requested))
      throw new HttpFailure(400, 'operationUnknown', { errorCode: `known: ${Object.keys(operations).join(', ')}, *` })
    const operation = requested === '*' ? null : requested
    if (kind === 'none') backend.faults.clear({ operation, session })
    else if (isFaultKind(kind)) backend.faults.stage({ ...createFault(kind, more), operation, session }, times)
    else throw new HttpFailure(400, 'faultUnknown', { errorCode: `known: ${faultKinds.join(', ')}, none` })
    return context.json({ status: 'success', data: { faults: backend.faults.staged(session) } })
  },
}

const faults: Call = {
  method: 'GET',
  path: '/__mock/fault',
  operation: null,
  handle: (backend, context) =>
    context.json({ status: 'success', data: { faults: backend.faults.staged(context.req.query('session') ?? null) } }),
}

const outbox: Call = {
  method: 'GET',
  path: '/__mock/outbox',
  operation: null,
  handle: (backend, context) => {
    const data = backend.database.all('SELECT * FROM mail ORDER BY id').map((row) => ({
      to: text(row, 'recipient'),
      subject: text(row, 'subject'),
      text: text(row, 'body'),
      html: textOrNull(row, 'html'),
      createdAt: new Date(whole(row, 'created_at')).toISOString(),
    }))
    return context.json({ status: 'success', data })
  },
}

const stockRequest = v.strictObject({
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stock: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

/** A delivery to the warehouse, or an empty shelf: back-in-stock requests are mailed when there is stock again. */
const stock: Call = {
  method: 'POST',
  path: '/__mock/stock',
  operation: null,
  handle: async (backend, context) => {
    const requested = await readBody(context, stockRequest)
    const product = findProduct(backend.database, requested.productId)
    if (product === null) throw new HttpFailure(404, 'productNotFound')
    backend.database.run(
      'UPDATE product SET stock = ?, json = ? WHERE id = ?',
      requested.stock,
      JSON.stringify({ ...product, stock: requested.stock }),
      requested.productId,
    )
    if (requested.stock !== 0) notifyBackInStock(backend, requested.productId)
    return context.json({ status: 'success', data: null })
  },
}

const health: Call = {
  method: 'GET',
  path: '/health',
  operation: null,
  handle: (_host, context) => context.json({ status: 'success', data: null }),
}

/** What a mock server has and a shop has not. */
export const mockCalls: readonly Call[] = [reset, scenario, fault, faults, outbox, stock, health]
