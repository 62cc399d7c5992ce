import { contractOperations, documented, failuresOf, violationsOf } from './contractOperations.ts'
import type { ContractOperation, Documented } from './contractOperations.ts'
import { failures } from './contractRefusals.ts'
import { valueAt } from './contractScene.ts'
import type { Account, Scene } from './contractScene.ts'
import { successes } from './contractSuccesses.ts'
import { contractVisitor } from './contractVisitor.ts'
import type { ReceivedResponse, RecordedRequest, Send } from './contractVisitor.ts'

/** A row of the coverage: met means that the backend gave this response and that it keeps to the contract. */
export interface CoverageRow extends Documented {
  readonly outcome: 'met' | 'wrong' | 'not reached'
  readonly detail: string
}

/** What the backend under test is, and what may be done to it. */
export interface BackendUnderTest {
  readonly send: Send
  readonly account: Account
  /** Orders, accounts and carts may be made. */
  readonly writes: boolean
  /** The mock server: situations can be staged. */
  readonly isMock: boolean
}

interface Seen {
  readonly operation: string
  readonly status: number
  readonly message: unknown
  readonly problems: readonly string[]
}

const openScene = async ({ send, account, writes }: BackendUnderTest): Promise<Scene> => {
  const visitor = contractVisitor(send)
  const request = (method: string, path: string, body?: unknown): Promise<ReceivedResponse> =>
    visitor.request({ method, path, ...(body === undefined ? {} : { body }) })
  if (!writes) return { visitor, account, request, ids: { line: 'none', address: 'none' } }
  const session = (await request('POST', '/api/v2/account/login', account)).body
  const address = String(valueAt(session, 'data', 'addresses', 'delivery', 0, 'id'))
  const added = (await request('POST', '/api/v2/cart/lines', { item: { id: '1003', productId: 1003, quantity: 1, options: [] } })).body
  visitor.cookies.set('es_cuid', String(valueAt(added, 'data', 'cUid')))
  for (const choice of [{ address_id: address }, { shipping_option_id: 'postnl' }, { payment_option_id: 'ideal' }]) {
    await request('POST', '/api/v2/cart', choice)
  }
  return { visitor, account, request, ids: { line: String(valueAt(added, 'data', 'lUid')), address } }
}

const operationOf = (name: string): ContractOperation => {
  const found = contractOperations.find(({ iid }) => iid === name)
  if (found === undefined) throw new Error(`the contract has no operation ${name}`)
  return found
}
const has = ({ responses }: ContractOperation, code: string): boolean => responses.some((response) => response.code === code)

/** Requests that every call refuses in the same way; each may be sent to a real backend, since refusals change nothing. */
const broken = (operation: ContractOperation, requested: RecordedRequest): readonly RecordedRequest[] => {
  const hasBody = requested.method !== 'GET'
  const path = operation.path.replace('{country}', 'NL').replace(/\{\w+\}/g, '1')
  const notUnderstood: RecordedRequest = hasBody
    ? { ...requested, path, raw: '{"broken":' }
    : { ...requested, path: operation.path.includes('{') ? operation.path.replace(/\{\w+\}/, '%E0%A4%A') : `${path}?pageNumber=0` }
  return [
    ...(has(operation, '400') ? [notUnderstood] : []),
    ...(has(operation, '413') ? [{ ...requested, path, raw: JSON.stringify({ text: 'x'.repeat(1_100_000) }) }] : []),
    ...(has(operation, '415') ? [{ ...requested, path, raw: 'text', headers: { 'content-type': 'text/plain' } }] : []),
    { method: 'PATCH', path },
    { method: requested.method, path: `${path}/no/such/call/at/all` },
  ]
}

/** A backend may close the connection while a body of more than 1 MB still arrives; its response is then lost on the way. */
const fetchOrNull = async (scene: Scene, request: RecordedRequest): Promise<ReceivedResponse | null> => {
  try {
    return await scene.visitor.request(request)
  } catch (error) {
    if ((request.raw ?? '').length > 1_000_000) return null
    throw error
  }
}

/** Reads whose scene has to order something first. */
const preparedByWriting: ReadonlySet<string> = new Set(['loadPayment'])

/** Sends every documented request that the backend may receive, and reports what was covered. */
export const checkContract = async (backend: BackendUnderTest): Promise<readonly CoverageRow[]> => {
  const seen: Seen[] = []
  const look = (
    operation: ContractOperation,
    response: ReceivedResponse,
    expected: number | null,
    faults: readonly string[] = [],
  ): void => {
    const wrong = expected === null || response.status === expected ? [] : [`answered ${response.status}, expected ${expected}`]
    seen.push({
      operation: operation.iid ?? '',
      status: expected ?? response.status,
      message: valueAt(response.body, 'message'),
      problems: [...wrong, ...faults, ...violationsOf(operation, response)],
    })
  }
  const stage = async (scene: Scene, name: string): Promise<void> => {
    await scene.request('POST', '/__mock/scenario', { name: 'none' })
    if (name !== 'none') await scene.request('POST', '/__mock/scenario', { name, times: 1 })
  }
  for (const operation of contractOperations) {
    const name = operation.iid ?? ''
    const build = successes[name]
    const isRead = operation.method === 'get' || operation.extensions?.['x-access'] === 'reads'
    const isOpen = (operation.security ?? []).length === 0 || (operation.security ?? []).some((way) => way.length === 0)
    if (build === undefined || (!backend.writes && (!(isRead && isOpen) || preparedByWriting.has(name)))) continue
    const scene = await openScene(backend)
    const requested = await build(scene)
    for (const request of broken(operation, requested)) {
      const response = await fetchOrNull(scene, request)
      if (response !== null) look(operation, response, null)
    }
    if (has(operation, '401') && name !== 'login') {
      const response = await contractVisitor(backend.send).request(requested)
      look(operation, response, 401)
    }
    if (backend.isMock && name !== 'loadPicture') {
      for (const [scenario, status] of [
        ['flaky-503', 503],
        ['too-many', 429],
      ] as const) {
        await stage(scene, scenario)
        look(operation, await scene.visitor.request(requested), status)
      }
      await stage(scene, 'none')
    }
    look(operation, await scene.visitor.request(requested), 200, failuresOf(operation, requested))
  }
  for (const { operation: name, status, build, scenario } of failures) {
    const isStaged = scenario !== undefined
    if (!backend.writes || (isStaged && !backend.isMock)) continue
    const scene = await openScene(backend)
    const requested = await build(scene)
    if (isStaged) await stage(scene, scenario)
    look(operationOf(name), await scene.visitor.request(requested), status)
    if (isStaged) await stage(scene, 'none')
  }
  return documented.map((row) => resultOf(row, seen))
}

const resultOf = (row: Documented, seen: readonly Seen[]): CoverageRow => {
  const own = seen.filter(
    ({ operation, status, message }) =>
      operation === row.operation &&
      (row.status === 'default'
        ? ![...explicit(row.operation)].includes(String(status)) || status === 404
        : String(status) === row.status) &&
      (row.example === '-' || JSON.stringify(message) === JSON.stringify(row.message)),
  )
  const wrong = seen.filter(
    ({ operation, status, problems }) => operation === row.operation && String(status) === row.status && problems.length > 0,
  )
  if (wrong.length > 0) return { ...row, outcome: 'wrong', detail: wrong[0]?.problems.join('; ') ?? '' }
  if (own.length === 0) return { ...row, outcome: 'not reached', detail: '' }
  const problems = own.flatMap((response) => response.problems)
  return { ...row, outcome: problems.length === 0 ? 'met' : 'wrong', detail: problems.join('; ') }
}

const explicit = (operation: string): ReadonlySet<string> =>
  new Set(
    operationOf(operation)
      .responses.map(({ code }) => code)
      .filter((code) => code !== '429'),
  )

/** The coverage as a table: a line an operation, its statuses with how many of their examples were met. */
export const coverageTable = (rows: readonly CoverageRow[]): string =>
  [...new Set(rows.map(({ operation }) => operation))]
    .map((operation) => {
      const own = rows.filter((row) => row.operation === operation)
      const cells = [...new Set(own.map(({ status }) => status))].map((status) => {
        const cell = own.filter((row) => row.status === status)
        return `${status} ${cell.filter(({ outcome }) => outcome === 'met').length}/${cell.length}`
      })
      return `${operation.padEnd(26)} ${cells.join('  ')}`
    })
    .join('\n')
