import { fileURLToPath } from 'node:url'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import type { ReceivedResponse, RecordedRequest } from './contractVisitor.ts'

/** Every operation of the contract, in Prism's format. */
export const contractOperations = await getHttpOperationsFromSpec(fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url)))
export type ContractOperation = (typeof contractOperations)[number]

/** A documented response: the status, and for refusals each example by its name with its message. */
export interface Documented {
  /** The tag of the contract, such as cart. */
  readonly subject: string
  readonly operation: string
  readonly status: string
  /** '-' for a success: its examples are shapes, not situations. */
  readonly example: string
  readonly message: unknown
}

interface Example {
  readonly key: string
  readonly value: { readonly message?: unknown }
}

/** The rows of the report. */
export const documented: readonly Documented[] = contractOperations.flatMap((operation) =>
  operation.responses.flatMap(({ code, contents }) => {
    const examples = (contents?.[0]?.examples ?? []) as readonly Example[]
    const row = { subject: operation.tags?.[0]?.name ?? 'other', operation: operation.iid ?? '', status: code }
    if (code === '200' || examples.length === 0) return [{ ...row, example: '-', message: undefined }]
    return examples.map(({ key, value }) => ({ ...row, example: key, message: value.message }))
  }),
)

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** A message when the contract has JSON for this status but the response is not JSON; Prism would list every missing field of a text. */
const notJson = (operation: ContractOperation, { status, headers, body }: ReceivedResponse): string | null => {
  const response =
    operation.responses.find(({ code }) => code === String(status)) ?? operation.responses.find(({ code }) => code === 'default')
  const isJson = response?.contents?.some(({ mediaType }) => mediaType.includes('json')) === true
  if (!isJson || typeof body !== 'string') return null
  const type = headers.get('content-type') ?? 'no Content-Type'
  const content = body === '' ? 'an empty body' : `'${shortened(body)}'`
  return type.includes('json') ? `says ${type} and is not JSON: ${content}` : `is not JSON: ${type}, ${content}`
}

/** Violations of the contract by a response, as messages. Not measured through Prism's proxy, which folds cookies and follows redirects. */
export const violationsOf = (operation: ContractOperation, response: ReceivedResponse): readonly string[] => {
  const { status, headers, body } = response
  const unreadable = notJson(operation, response)
  if (unreadable !== null) return [unreadable]
  const found = validateOutput({
    resource: operation,
    element: { statusCode: status, headers: Object.fromEntries(headers), body },
  })
  return found._tag === 'Right' ? [] : found.left.map(({ path, message }) => `${(path ?? []).join('.')} ${message}`)
}

/** Violations that Prism finds in a request. */
export const failuresOf = (operation: ContractOperation, { path, headers = {}, body }: RecordedRequest): readonly string[] => {
  const [pathname = '', search = ''] = path.split('?')
  const found = validateInput({
    resource: operation,
    element: {
      method: operation.method as 'get',
      url: { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) },
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body,
    },
  })
  return found._tag === 'Right' ? [] : found.left.map(({ path: where, message }) => `${(where ?? []).join('.')} ${message}`)
}
