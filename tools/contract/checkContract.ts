import { contractOperations, documented, failuresOf, violationsOf } from './contractOperations.ts'
import type { ContractOperation, Documented } from './contractOperations.ts'
import { failures } from './contractRefusals.ts'
import type { FailureScene } from './contractRefusals.ts'
import { createScenes, demoData, NotAsked } from './contractScene.ts'
import type { BackendUnderTest, Scene } from './contractScene.ts'
import { successes } from './contractSuccesses.ts'
import { contractVisitor } from './contractVisitor.ts'
import type { ReceivedResponse, RecordedRequest } from './contractVisitor.ts'
import { largeBody, noResponse } from './sendTo.ts'
import { valueAt } from './valueAt.ts'

/** A documented response and its result. */
export interface CoverageRow extends Documented {
  /** Met: the response matches the contract. Missed: another response, or none. Not asked: the request could not be made. */
  readonly outcome: 'met' | 'missed' | 'not asked'
  /** The mismatch, or the reason why it was not asked; empty when met. */
  readonly detail: string
}

/** Number of requests in a row without a response after which the backend counts as unavailable. */
const mostSilences = 3

interface Attempt {
  readonly operation: ContractOperation
  readonly status: number
  /** Examples of the contract that this response is one of. */
  readonly rows: readonly Documented[]
  readonly build: () => RecordedRequest | Promise<RecordedRequest>
  /** The visitor that sends it. */
  readonly scene: Scene
  readonly scenario?: string
  /** The code in `message` tells this refusal from others of the same call. */
  readonly hasCode?: boolean
}

const has = ({ responses }: ContractOperation, code: string): boolean => responses.some((response) => response.code === code)
const nameOf = ({ iid = '' }: ContractOperation): string => iid
const isRead = ({ method, extensions }: ContractOperation): boolean => method === 'get' || extensions?.['x-access'] === 'reads'
const isOpen = ({ security = [] }: ContractOperation): boolean => security.length === 0 || security.some((way) => way.length === 0)
const rowsOf = (operation: ContractOperation, status: string, example?: string): readonly Documented[] =>
  documented.filter(
    (row) => row.operation === nameOf(operation) && row.status === status && (example === undefined || row.example === example),
  )

interface RefusedByAll {
  readonly status: number
  readonly rows: readonly Documented[]
  readonly request: RecordedRequest
}

/** Requests that every call refuses in the same way; each may be sent to a real backend, since refusals change nothing. */
const refusedByAll = (operation: ContractOperation, requested: RecordedRequest): readonly RefusedByAll[] => {
  const path = operation.path.replace('{country}', 'NL').replace(/\{\w+\}/g, '1')
  const notUnderstood: RecordedRequest =
    requested.method === 'GET'
      ? { ...requested, path: operation.path.includes('{') ? operation.path.replace(/\{\w+\}/, '%E0%A4%A') : `${path}?pageNumber=0` }
      : { ...requested, path, raw: '{"broken":' }
  const refusals: readonly RefusedByAll[] = [
    { status: 400, rows: rowsOf(operation, '400'), request: notUnderstood },
    {
      status: 413,
      rows: rowsOf(operation, '413'),
      request: { ...requested, path, raw: JSON.stringify({ text: 'x'.repeat(largeBody * 1.1) }) },
    },
    {
      status: 415,
      rows: rowsOf(operation, '415'),
      request: { ...requested, path, raw: 'text', headers: { 'content-type': 'text/plain' } },
    },
    { status: 405, rows: rowsOf(operation, 'default', 'methodNotAllowed'), request: { method: 'PATCH', path } },
    {
      status: 404,
      rows: rowsOf(operation, 'default', 'callUnknown'),
      request: { method: requested.method, path: `${path}/no/such/call/at/all` },
    },
  ]
  return refusals.filter(({ rows }) => rows.length > 0)
}

/** Scenarios that a mock server stages for every call. */
const stagedForAll = (operation: ContractOperation) => [
  { scenario: 'flaky-503', status: 503, rows: rowsOf(operation, 'default', 'unavailable') },
  {
    scenario: 'too-many',
    status: 429,
    rows: [...rowsOf(operation, '429'), ...rowsOf(operation, 'default', 'tooManyRequests')],
  },
]

const excerpt = (message: unknown): string => (message === undefined ? '' : ` ${JSON.stringify(message)}`)

const problemsOf = ({ operation, status, rows, hasCode = false }: Attempt, response: ReceivedResponse): readonly string[] => {
  const message = valueAt(response.body, 'message')
  const location = response.headers.get('location')
  if (response.status !== status) {
    const where = response.status >= 300 && response.status < 400 ? ` to ${location ?? 'no Location'}` : ''
    return [`answered ${response.status}${where}${excerpt(message)}, expected ${status}`, ...violationsOf(operation, response)]
  }
  const code = rows[0]?.message
  const isOther = hasCode && JSON.stringify(message) !== JSON.stringify(code)
  return [...(isOther ? [`the message is${excerpt(message)}, expected ${JSON.stringify(code)}`] : []), ...violationsOf(operation, response)]
}

/** Calls that end a session. */
const endsSession: ReadonlySet<string> = new Set([
  'logout',
  'loginByLink',
  'loginByPasskey',
  'beginPasskey',
  'requestVerification',
  'setPassword',
  'changePassword',
  'deleteAccount',
  'confirmEmailChange',
])

/** A login refusal is a text in the shopper's language, every other one a code. */
const hasCode = ({ operation }: FailureScene): boolean => operation !== 'login'

/**
 * Sends every documented request that the backend may receive, and reports on each documented response. Never rejects: a backend that does
 * not respond is a result.
 */
export const checkContract = async (backend: BackendUnderTest): Promise<readonly CoverageRow[]> => {
  const results = new Map<Documented, Omit<CoverageRow, keyof Documented>>()
  let silences = 0
  const note = (rows: readonly Documented[], outcome: CoverageRow['outcome'], detail: string): void => {
    for (const row of rows) if (results.get(row)?.outcome !== 'missed') results.set(row, { outcome, detail })
  }
  const scenes = await createScenes(backend)

  const attempt = async (one: Attempt): Promise<void> => {
    const { rows, scene, scenario, status, operation } = one
    if (rows.length === 0) return
    if (silences >= mostSilences) return note(rows, 'not asked', 'the backend no longer responds')
    if (scenario !== undefined && !scenes.staged.has(scenario)) return note(rows, 'not asked', 'only a mock server can stage it')
    let requested: RecordedRequest | null = null
    try {
      requested = await one.build()
      if (scenario !== undefined) await scenes.stage(scenario)
      const response = await scene.visitor.request(requested)
      if (scenario !== undefined) await scenes.stage('none')
      silences = 0
      const [assumed] = scene.assumed
      if (assumed !== undefined && status === 200 && response.status !== 200 && has(operation, String(response.status))) {
        return note(
          rows,
          'not asked',
          `answered ${response.status}: the backend may not know the demo shop's ${assumed} '${demoData[assumed]}'`,
        )
      }
      const asked = status === 200 ? failuresOf(operation, requested).map((text) => `the request breaks the contract: ${text}`) : []
      const problems = [...problemsOf(one, response), ...asked]
      return note(rows, problems.length === 0 ? 'met' : 'missed', problems.join('; '))
    } catch (error) {
      if (error instanceof NotAsked) return note(rows, 'not asked', error.message)
      if ((requested?.raw ?? '').length > largeBody)
        return note(rows, 'not asked', 'the connection was closed while a body of more than 1 MB was sent: the response is lost')
      silences += 1
      return note(rows, 'missed', noResponse(error))
    }
  }

  const checkOperation = async (operation: ContractOperation): Promise<void> => {
    const name = nameOf(operation)
    const build = successes[name]
    const all = documented.filter((row) => row.operation === name)
    if (build === undefined) return note(all, 'not asked', 'no request is known for this operation')
    if (!backend.writes && !isRead(operation)) return note(all, 'not asked', 'it writes, which needs --writes')
    if (!backend.writes && !isOpen(operation)) return note(all, 'not asked', 'it needs a signed-in customer, which needs --writes')
    const scene = scenes.open()
    // Built once and sent in all its variants, because a refused request changes nothing.
    let requested: Promise<RecordedRequest> | null = null
    const after = async (make: () => RecordedRequest | Promise<RecordedRequest>): Promise<RecordedRequest> => {
      if (!isOpen(operation)) await scene.signIn()
      return make()
    }
    const once = (): Promise<RecordedRequest> => (requested ??= after(() => build(scene)))
    const broken = refusedByAll(operation, { method: operation.method.toUpperCase(), path: operation.path })
    if (!isOpen(operation)) {
      const stranger = { ...scene, visitor: contractVisitor(backend.send) }
      await attempt({ operation, status: 401, rows: rowsOf(operation, '401'), scene: stranger, build: once })
    }
    for (const { status, rows, request } of broken) {
      await attempt({ operation, status, rows, scene, build: () => after(() => request) })
    }
    for (const { scenario, status, rows } of stagedForAll(operation)) {
      if (name === 'loadPicture') note(rows, 'not asked', 'pictures are served in every staged situation')
      else await attempt({ operation, status, rows, scene, scenario, build: once })
    }
    await attempt({ operation, status: 200, rows: rowsOf(operation, '200'), scene, build: once })
    if (endsSession.has(name)) scenes.endSession()
  }
  for (const operation of contractOperations) await checkOperation(operation)

  for (const one of failures) {
    const operation = contractOperations.find(({ iid }) => iid === one.operation)
    if (operation === undefined) throw new Error(`contractRefusals.ts names ${one.operation}, which the contract has not: correct the name`)
    if (!backend.writes && (!isRead(operation) || !isOpen(operation))) continue
    const scene = scenes.open()
    const rows = rowsOf(operation, has(operation, String(one.status)) ? String(one.status) : 'default', one.example)
    const build = async (): Promise<RecordedRequest> => {
      if (!isOpen(operation) && one.operation !== 'verifySession') await scene.signIn()
      return one.build(scene)
    }
    const scenario = one.scenario === undefined ? {} : { scenario: one.scenario }
    await attempt({ operation, status: one.status, rows, scene, build, hasCode: hasCode(one), ...scenario })
  }
  return documented.map((row) => ({
    ...row,
    ...(results.get(row) ?? { outcome: 'not asked', detail: 'a fault of the backend cannot be requested' }),
  }))
}
