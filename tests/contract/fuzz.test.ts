import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { contractOperations, violationsOf } from '../../tools/contract/contractOperations.ts'
import type { ContractOperation } from '../../tools/contract/contractOperations.ts'
import { createScenes } from '../../tools/contract/contractScene.ts'
import { successes } from '../../tools/contract/contractSuccesses.ts'
import { contractVisitor } from '../../tools/contract/contractVisitor.ts'
import type { RecordedRequest } from '../../tools/contract/contractVisitor.ts'
import { valueAt } from '../../tools/contract/valueAt.ts'

const backend = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://localhost:3000' })
const { fetch } = createMockServer(backend)
afterAll(() => backend.close())
const send = async (path: string, init: RequestInit): Promise<Response> => fetch(new Request(`http://host.test${path}`, init))

const scene = (await createScenes({ send, known: {}, writes: true })).open()
const { visitor, request } = scene
await scene.readyCart()
const known = new Map(visitor.cookies)
const asBefore = (): void => {
  visitor.cookies.clear()
  for (const [name, value] of known) visitor.cookies.set(name, value)
}
const cartNow = async (): Promise<unknown> => (await request('POST', '/api/v2/account/cart/state')).body

/** A valid request of each operation; the fuzz starts from these and breaks them. */
const sound = new Map<ContractOperation, RecordedRequest>()
for (const operation of contractOperations) {
  const build = successes[operation.iid ?? '']
  if (build === undefined || operation.iid === 'logout') continue
  sound.set(operation, await build(scene))
  // Some requests are made by a customer of their own.
  asBefore()
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202e',
    '𝕏'.repeat(50),
    "'; DROP TABLE cart; --",
    '"*" OR NEAR(',
    '%',
    '../../etc/passwd',
    '__proto__',
    'constructor',
  ),
)
const oddNumber = fc.constantFrom(0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 53, 1e-7, 4_294_967_296)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue({ maxDepth: 3 }),
)

type Place = readonly (string | number)[]
const placesOf = (value: unknown, above: Place = []): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? [above, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...above, Array.isArray(value) ? Number(key) : key]))]
    : [above]
const without = Symbol('without')
const changedAt = (value: unknown, [key, ...rest]: Place, put: unknown): unknown => {
  if (key === undefined) return put
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>
  if (rest.length === 0 && put === without) delete copy[key]
  else copy[key] = changedAt(copy[key], rest, put)
  return copy
}

/** Text for a path; a lone surrogate cannot stand in one. */
const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%EF%BF%BD'
  }
}

/** A request of the contract with something wrong, or something odd, in it. */
const brokenRequest = fc.constantFrom(...sound).chain(([operation, requested]) => {
  const odd = oddText.map(encoded)
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constant(requested.path) },
    odd.map((text) => operation.path.replace(/\{\w+\}/, text).replace(/\{\w+\}/g, '1')),
    fc
      .constantFrom('%E0%A4%A', '..%2f..%2fetc%2fpasswd', '....//....//x', '%00', '-1', '99999999999999999999')
      .map((text) => operation.path.replace(/\{\w+\}/g, text)),
    odd.map((text) => `${requested.path}?pageNumber=${text}`),
  )
  const body = fc
    .oneof(
      fc
        .constantFrom(...placesOf(requested.body))
        .chain((place) =>
          fc
            .oneof(oddValue, fc.constant(without))
            .map((put) => (place.length === 0 && put === without ? {} : changedAt(requested.body ?? {}, place, put))),
        ),
      oddValue,
    )
    .map((value) => JSON.stringify(value) ?? '')
  const raw = fc.oneof(
    { weight: 6, arbitrary: body },
    fc.constantFrom('{"a":', '[[[['.repeat(5000), '\ufeff{}', 'null', '{"__proto__":{"x":1}}', '"text"', '{"q":"\\ud800"}'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant(requested.method) },
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  )
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    fc.constantFrom<Readonly<Record<string, string>>[]>(
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'idempotency-key': 'x' },
      { 'idempotency-key': 'y'.repeat(500) },
      { 'accept-language': ';;q=,,*' },
      { authorization: 'Bearer geen' },
      { cookie: "es_cuid=%E0%A4%A; auth_token='" },
    ),
  )
  return fc.record({ operation: fc.constant(operation), path, raw, method, headers })
})

describe('requests outside the contract', () => {
  it('NET-03 random requests cause no defect and no hang, and every response keeps to the contract', async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(brokenRequest, async ({ operation, path, raw, method, headers }) => {
        const own = contractVisitor(send)
        for (const [name, value] of visitor.cookies) if (name !== 'es_cuid') own.cookies.set(name, value)
        const before = await cartNow()
        const response = await own.request({ method, path, headers, ...(method === 'GET' ? {} : { raw }) })
        statuses.add(response.status)
        const isRefused = response.status >= 400
        const isDocumented = method === operation.method.toUpperCase() && response.status !== 404
        expect({
          isFault: response.status >= 500,
          isErrorResponse: isRefused ? valueAt(response.body, 'status') : 'error',
          cart: isRefused ? await cartNow() : before,
          violations: isDocumented ? violationsOf(operation, response) : [],
        }).toEqual({ isFault: false, isErrorResponse: 'error', cart: before, violations: [] })
      }),
      { numRuns: 1200, interruptAfterTimeLimit: 9000, markInterruptAsFailure: false },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
  }, 20_000)

  it('NET-03 a body of more than 1 MB is 413 for every call and changes nothing', async () => {
    const before = await cartNow()
    for (const [, requested] of sound) {
      if (requested.method === 'GET') continue
      const response = await visitor.request({ ...requested, raw: JSON.stringify({ q: 'x'.repeat(1_100_000) }) })
      expect([requested.path, response.status]).toEqual([requested.path, 413])
    }
    expect(await cartNow()).toEqual(before)
  })

  it('NET-03 no picture name leads out of the folder of pictures', async () => {
    for (const name of [
      '../../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      'rug-1002-640.webp%00.png',
      '..\\..\\x',
      'a'.repeat(4000),
    ]) {
      const { status } = await visitor.request({ method: 'GET', path: `/api/pictures/${name}` })
      expect([400, 404]).toContain(status)
    }
  })
})
