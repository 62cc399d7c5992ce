import { Effect } from 'effect'
import * as v from 'valibot'
import type { ClockPort, HostFailure, Locale } from '../../core/index.ts'
import { AnswerMalformed, HostUnreachable, Refused } from '../../core/index.ts'
import type { Exchange, Line } from './exchange.ts'
import { exchange } from './exchange.ts'
import type { OperationName, RequestOf } from './operations.ts'
import { operations } from './operations.ts'
import type { RequestPolicy } from './requestPolicy.ts'
import { defaultRequestPolicy } from './requestPolicy.ts'
import { refusalSchema } from './schemas/envelope.ts'

export interface HttpClientOptions {
  /** Address before '/api'; '' for the page's own origin. */
  readonly baseUrl: string
  readonly locale: Locale
  readonly fetch: Line['fetch']
  readonly clock: ClockPort
  /** 0 ≤ answer < 1. */
  readonly random: () => number
  /** The session's token; goes along only where the operation asks for it (NET-02). */
  readonly bearer: () => string | null
  /** On the server: the visitor's cookies. A browser sends them by itself. */
  readonly cookieHeader?: () => string
  /** On the server: takes the host's Set-Cookie lines, one by one. */
  readonly onSetCookie?: (lines: readonly string[]) => void
  readonly policy?: Partial<RequestPolicy>
}

/** Asks the host, checks the answer against its schema and tells in which way it failed. Interruption ends the request. */
export interface HttpClient {
  readonly locale: Locale
  readonly call: <Name extends OperationName, Answer>(
    name: Name,
    request: RequestOf<Name>,
    schema: v.GenericSchema<unknown, Answer>,
  ) => Effect.Effect<Answer, HostFailure | Refused>
}

const languageTags: Readonly<Record<Locale, string>> = { nld: 'nl-NL', eng: 'en-US' }

export const makeHttpClient = (options: HttpClientOptions): HttpClient => {
  const { baseUrl, locale, fetch, clock, random, bearer, cookieHeader, onSetCookie, policy } = options
  const line: Line = {
    fetch,
    clock,
    random,
    policy: { ...defaultRequestPolicy, ...policy },
    ...(onSetCookie === undefined ? {} : {
      onHeaders: (headers) => {
        const lines = headers.getSetCookie()
        if (lines.length > 0) onSetCookie(lines)
      },
    }),
  }

  return {
    locale,
    call: (name, request, schema) => Effect.suspend(() => {
      const { method, path, access, sendsToken } = operations[name]
      const { params, body, idempotencyKey, token = bearer() } = request as LooseRequest
      const headers: Record<string, string> = { accept: 'application/json', 'accept-language': languageTags[locale] }
      if (body !== undefined) headers['content-type'] = 'application/json'
      if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
      if (sendsToken && token !== null) headers['authorization'] = `Bearer ${token}`
      const cookies = cookieHeader?.() ?? ''
      if (cookies !== '') headers['cookie'] = cookies
      const init: RequestInit = {
        method,
        headers,
        credentials: 'include',
        redirect: 'error',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
      const url = baseUrl + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
      return Effect.flatMap(
        Effect.promise((signal) => exchange(line, { url, init, access }, signal)),
        (result) => judge(`${method} ${path}`, result, schema),
      )
    }),
  }
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly token?: string | null
}

const judge = <Answer>(
  operation: string,
  result: Exchange,
  schema: v.GenericSchema<unknown, Answer>,
): Effect.Effect<Answer, HostFailure | Refused> => {
  if (result.kind !== 'answer') return Effect.fail(new HostUnreachable({ reason: result.kind }))
  const { status, body } = result
  if (status >= 500) return Effect.fail(new HostUnreachable({ reason: 'status', status }))
  if (body === 'not JSON') {
    return Effect.fail(status < 400
      ? new AnswerMalformed({ operation, issue: 'expected JSON' })
      : new Refused({ status, message: '' }))
  }
  const refusal = v.safeParse(refusalSchema, body.json)
  if (refusal.success) return Effect.fail(refusalOf(status, refusal.output))
  if (status >= 400) return Effect.fail(new Refused({ status, message: '' }))
  const answer = v.safeParse(schema, body.json, { abortEarly: true })
  return answer.success
    ? Effect.succeed(answer.output)
    : Effect.fail(new AnswerMalformed({ operation, issue: issueText(answer.issues[0]) }))
}

const refusalOf = (status: number, { message, errorCode }: v.InferOutput<typeof refusalSchema>): Refused => {
  const said = typeof message === 'string' ? { message } : { message: '', ...message }
  return new Refused({
    status,
    message: said.message,
    ...('code' in said && said.code !== undefined ? { code: said.code } : errorCode === undefined ? {} : { code: errorCode }),
    ...('step' in said && said.step !== undefined ? { step: said.step } : {}),
  })
}

/** Where and what; never the value itself, which may be somebody's name. */
const issueText = ({ path, expected, type }: v.BaseIssue<unknown>): string =>
  `${path?.map(({ key }) => String(key)).join('.') ?? 'answer'}: expected ${expected ?? type}`
