import { fileURLToPath } from 'node:url'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import type { ReceivedResponse, RecordedRequest } from './contractVisitor.ts'

/** Every operation of the contract, as Prism reads it. */
export const contractOperations = await getHttpOperationsFromSpec(fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url)))
export type ContractOperation = (typeof contractOperations)[number]

/** A documented answer: the status, and for refusals each example by its name with its message. */
export interface Documented {
  readonly operation: string
  readonly status: string
  readonly example: string
  readonly message: unknown
}

interface Example {
  readonly key: string
  readonly value: { readonly message?: unknown }
}

/** The rows that the coverage is measured by. Successes count once a status; their examples are shapes, not scenes. */
export const documented: readonly Documented[] = contractOperations.flatMap((operation) =>
  operation.responses.flatMap(({ code, contents }) => {
    const examples = (contents?.[0]?.examples ?? []) as readonly Example[]
    const row = { operation: operation.iid ?? '', status: code }
    if (code === '200' || examples.length === 0) return [{ ...row, example: '-', message: undefined }]
    return examples.map(({ key, value }) => ({ ...row, example: key, message: value.message }))
  }),
)

/** What a response breaks of the contract, as messages; none when it keeps to it. Prism's proxy would fold cookies and follow redirects. */
export const violationsOf = (operation: ContractOperation, { status, headers, body }: ReceivedResponse): readonly string[] => {
  const found = validateOutput({
    resource: operation,
    element: { statusCode: status, headers: Object.fromEntries(headers), body },
  })
  return found._tag === 'Right' ? [] : found.left.map(({ path, message }) => `${(path ?? []).join('.')} ${message}`)
}

/** What Prism finds wrong with a request. */
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
