import type { ErrorsPort, ErrorReport } from '@thuishaven/core/errors'

/** Where envelopes go, read from a data source name: `https://{key}@{host}/{path}{project}`. */
export interface EnvelopeTarget {
  readonly address: string
  readonly key: string
}

/** The target of a data source name; null when it is none. */
export const envelopeTarget = (name: string): EnvelopeTarget | null => {
  const url = URL.parse(name)
  const [, path = '', project = ''] = /^(.*\/)(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (url === null || !/^https?:$/.test(url.protocol) || url.username === '' || url.password !== '' || url.search !== '' || project === '')
    return null
  return { address: `${url.protocol}//${url.host}${path}api/${project}/envelope/`, key: url.username }
}

export interface EnvelopeDeps {
  readonly target: EnvelopeTarget
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** 32 hexadecimal digits. */
  readonly newId: () => string
}

/** Per minute; a frequent error is known after the first few. */
const mostPerMinute = 60
/** Milliseconds for a response. */
const timeoutMs = 5000

/** Parses 'wish (/assets/shop-1.js:3:12)'; text that does not match is the function name. */
const frameOf = (text: string): Readonly<Record<string, string | number>> => {
  const [, named = '', file = '', line = '0', column = '0'] = /^(?:(.*?) ?\()?([^\s()]*?):(\d+):(\d+)\)?$/.exec(text) ?? []
  return file === ''
    ? { function: text }
    : { filename: file, lineno: Number(line), colno: Number(column), ...(named === '' ? {} : { function: named }) }
}

const eventOf = (error: ErrorReport, id: string, seconds: number) => ({
  event_id: id,
  timestamp: seconds,
  platform: error.side === 'browser' ? 'javascript' : 'node',
  level: error.name === 'Warning' ? 'warning' : 'error',
  release: error.build,
  tags: { side: error.side, page: error.page, reference: error.id },
  // Envelopes have the outermost place first.
  exception: { values: [{ type: error.name, value: error.message, stacktrace: { frames: error.frames.map(frameOf).toReversed() } }] },
})

/**
 * Sends errors as envelopes, the form that Sentry and its look-alikes take. Off unless the operator names where to. It sends what a report
 * has and nothing of the visitor: no address, no cookie, no name. A collector that is busy or away costs nothing but the report.
 */
export const createEnvelopeErrors = ({ target, fetch, now, newId }: EnvelopeDeps): ErrorsPort => {
  let quietUntil = 0
  let minute = 0
  let sent = 0

  const mayGo = (at: number): boolean => {
    const present = Math.floor(at / 60_000)
    if (present !== minute) [minute, sent] = [present, 0]
    return at >= quietUntil && (sent += 1) <= mostPerMinute
  }

  const send = async (error: ErrorReport, at: number): Promise<void> => {
    const id = newId()
    const lines = [{ event_id: id, sent_at: new Date(at).toISOString() }, { type: 'event' }, eventOf(error, id, at / 1000)]
    const response = await fetch(target.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=thuishaven/1, sentry_key=${target.key}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.status === 429) quietUntil = at + 1000 * Math.max(1, Number(response.headers.get('retry-after')) || 60)
  }

  return {
    report: (reported) => {
      const at = now()
      if (mayGo(at)) send(reported, at).catch(() => undefined)
    },
  }
}
