/** Sends a request to the backend under test; redirects are not followed. Rejects when there is no response. */
export type Send = (
  path: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Response>

export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** Sent unchanged, in place of `body`. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface ReceivedResponse {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or the text of any other response. */
  readonly body: unknown
}

/** A visitor with a cookie jar. */
export interface ContractVisitor {
  readonly request: (requested: RecordedRequest) => Promise<ReceivedResponse>
  readonly cookies: Map<string, string>
}

const remember = (cookies: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const split = pair.indexOf('=')
    if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, split))
    else cookies.set(pair.slice(0, split), pair.slice(split + 1))
  }
}

const parsed = (text: string, contentType: string): unknown => {
  if (!contentType.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const contractVisitor = (send: Send): ContractVisitor => {
  const cookies = new Map<string, string>()
  return {
    cookies,
    request: async ({ method, path, body, raw, headers = {} }) => {
      const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const token = cookies.get('auth_token')
      const response = await send(path, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': 'nl-NL',
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      })
      remember(cookies, response.headers)
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parsed(text, response.headers.get('content-type') ?? '') }
    },
  }
}
