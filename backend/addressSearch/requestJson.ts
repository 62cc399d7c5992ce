import * as v from 'valibot'

/** Milliseconds after which a service that has not responded counts as down; the shopper keeps typing meanwhile. */
const timeoutMs = 2000

/** The response of a service. */
export type ServiceResponse<Data> =
  | { readonly type: 'data'; readonly data: Data }
  /** Status 400 or 404: the requested item is unknown. */
  | { readonly type: 'unknown' }
  | { readonly type: 'down' }

/** Logs host and reason only: neither the requested address nor keys belong in a log. */
const logDown = (url: URL, reason: string): { readonly type: 'down' } => {
  process.stderr.write(`Address service ${url.host}: ${reason}\n`)
  return { type: 'down' }
}

const schemaOf = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)

/** Requests JSON of a schema; any other response, or none within two seconds, counts as `down` and is logged. */
export const requestJson = async <Schema extends v.GenericSchema>(
  url: URL,
  headers: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<ServiceResponse<v.InferOutput<Schema>>> => {
  try {
    const response = await fetch(url, {
      headers: { ...headers, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.text()
    if (response.status === 400 || response.status === 404) return { type: 'unknown' }
    if (!response.ok) return logDown(url, `HTTP ${response.status}`)
    const parsed = v.safeParse(schemaOf(schema), body)
    return parsed.success ? { type: 'data', data: parsed.output } : logDown(url, 'a response of an unknown form')
  } catch (problem) {
    return logDown(
      url,
      problem instanceof Error && problem.name === 'TimeoutError' ? `no response within ${timeoutMs} ms` : 'no connection',
    )
  }
}
