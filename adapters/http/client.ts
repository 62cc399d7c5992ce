import { Clock, Effect } from 'effect'
import * as v from 'valibot'
import type { BackendFailure } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { MalformedResponse, BackendUnavailable } from '@thuishaven/core/failures'
import { locales } from '@thuishaven/core/locale'
import type { Exchange, Transport } from './fetchWithRetry.ts'
import { fetchWithRetry } from './fetchWithRetry.ts'
import { HttpFailure, unreachable } from './failures.ts'
import type { OperationName, RequestOf } from './operations.ts'
import { operations } from './operations.ts'
import type { RequestPolicy } from './requestPolicy.ts'
import { defaultRequestPolicy, retryAfterMs } from './requestPolicy.ts'
import { failureSchema } from './schemas/envelope.ts'

export interface HttpClientOptions {
  /** Address before '/api', without trailing slash; '' for the page's own origin. */
  readonly baseUrl: string
  readonly locale: Locale
  readonly fetch: Transport['fetch']
  /** 0 ≤ answer < 1. */
  readonly random: () => number
  /** On the server: headers about the visitor for the backend. */
  readonly headers?: Readonly<Record<string, string>>
  /** On the server: the visitor's cookies. A browser sends them automatically. */
  readonly cookieHeader?: () => string
  /** On the server: takes the backend's Set-Cookie lines, one by one. */
  readonly onSetCookie?: (lines: readonly string[]) => void
  readonly policy?: Partial<RequestPolicy>
}

/**
 * Sends one operation to the backend, checks the response against its schema and fails with a tag (NET-03): a 4xx or an envelope
 * with status 'error' is `Refused`; a 5xx, a timeout or no connection is `BackendUnavailable`. Interruption cancels the request (NET-04).
 */
export interface HttpClient {
  readonly locale: Locale
  readonly call: <Name extends OperationName, Data>(
    name: Name,
    request: RequestOf<Name>,
    schema: v.GenericSchema<unknown, Data>,
  ) => Effect.Effect<Data, BackendFailure | HttpFailure>
}

/** The parts of a request that sending needs, for any operation. */
interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly token?: string
}

export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const { baseUrl, locale, fetch, random, cookieHeader, onSetCookie } = options
  const transport: Transport = {
    fetch,
    random,
    policy: { ...defaultRequestPolicy, ...options.policy },
    onHeaders: (headers) => onSetCookie?.(headers.getSetCookie()),
  }

  const headersFor = ({ body, idempotencyKey, token }: AnyRequest): Record<string, string> => {
    const cookies = cookieHeader?.() ?? ''
    return {
      accept: 'application/json',
      'accept-language': locales[locale].tag,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookies === '' ? {} : { cookie: cookies }),
      ...options.headers,
    }
  }

  return {
    locale,
    call: (name, request, schema) => {
      const { method, path, access } = operations[name]
      const requested: AnyRequest = request
      const { params, query = {}, body } = requested
      const parts = Object.entries(query).map((part) => part.map(encodeURIComponent).join('='))
      const target = baseUrl + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
      const url = parts.length === 0 ? target : `${target}?${parts.join('&')}`
      return Effect.gen(function* () {
        const init: RequestInit = {
          method,
          headers: headersFor(requested),
          credentials: 'include',
          // Redirects are not followed, because the token must not be sent to their target.
          redirect: 'error',
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }
        const exchange = yield* fetchWithRetry(transport, { url, init, access })
        return yield* parseResponse(`${method.toUpperCase()} ${path}`, exchange, schema, yield* Clock.currentTimeMillis)
      })
    },
  }
}

const parseResponse = <Data>(
  operation: string,
  result: Exchange,
  schema: v.GenericSchema<unknown, Data>,
  now: number,
): Effect.Effect<Data, BackendFailure | HttpFailure> => {
  if (result.kind !== 'answer') return Effect.fail(new BackendUnavailable({ reason: result.kind }))
  const { status, body } = result
  const retryAfter = retryAfterMs(result.retryAfter, now)
  const retry = retryAfter === null ? {} : { retryAfter: retryAfter }
  if (status >= 500) return Effect.fail(unreachable(status, retry))
  const json = body === 'not JSON' ? null : body.json
  const failure = v.safeParse(failureSchema, json)
  if (failure.success) return Effect.fail(failureOf(status, failure.output, retry))
  if (status >= 400) return Effect.fail(new HttpFailure(status, { message: '', ...retry }))
  const response = v.safeParse(schema, json, { abortEarly: true })
  return response.success
    ? Effect.succeed(response.output)
    : Effect.fail(new MalformedResponse({ operation, issue: body === 'not JSON' ? 'expected JSON' : issueText(response.issues[0]) }))
}

const failureOf = (
  status: number,
  { message = '', errorCode, data }: v.InferOutput<typeof failureSchema>,
  retry: { readonly retryAfter?: number },
): HttpFailure => {
  const received = typeof message === 'string' ? { message } : { message: '', ...message }
  const code = 'code' in received ? received.code : errorCode
  const step = 'step' in received ? received.step : undefined
  const cUid = data?.cUid
  return new HttpFailure(status, {
    message: received.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof step === 'string' ? { step } : {}),
    ...(cUid === undefined ? {} : { cUid }),
    ...retry,
  })
}

/** Where, and what was expected there; never the value itself, which may be personal. */
const issueText = ({ path, expected, type }: v.BaseIssue<unknown>): string =>
  `${path?.map(({ key }) => String(key)).join('.') ?? 'answer'}: expected ${expected ?? type}`
