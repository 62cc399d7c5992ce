import { describe, expect, it } from 'vitest'
import type { ErrorReport } from '@thuishaven/core/errors'
import { envelopeTarget, createEnvelopeErrors } from './envelopeErrors.ts'

const error: ErrorReport = {
  id: 'a1b2c3d4',
  side: 'browser',
  name: 'TypeError',
  message: 'x is not a function',
  frames: ['wish (/assets/shop-1.js:3:12)', '/assets/start-2.js:1:7', 'async'],
  page: 'product',
  build: 'abc',
}

const open = (response: () => Response | Promise<Response> = () => new Response(null, { status: 200 })) => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  let time = Date.parse('2026-11-21T12:00:00Z')
  const errors = createEnvelopeErrors({
    target: { address: 'https://errors.test/api/42/envelope/', key: 'public' },
    fetch: async (url, init) => {
      sent.push({ url, init })
      return response()
    },
    now: () => time,
    newId: () => '0123456789abcdef0123456789abcdef',
  })
  return { errors, sent, wait: (milliseconds: number) => (time += milliseconds) }
}

describe('errors as envelopes', () => {
  it('envelopes go to the address of the DSN', () => {
    expect(envelopeTarget('https://public@errors.test/42')).toEqual({ address: 'https://errors.test/api/42/envelope/', key: 'public' })
    expect(envelopeTarget('http://k@127.0.0.1:9000/below/7')).toEqual({ address: 'http://127.0.0.1:9000/below/api/7/envelope/', key: 'k' })
    for (const wrong of [
      '',
      'errors.test',
      'https://errors.test/42',
      'https://k@errors.test/',
      'https://k:secret@errors.test/42',
      'ftp://k@errors.test/42',
    ])
      expect(envelopeTarget(wrong), wrong).toBeNull()
  })

  it('an envelope has three lines of JSON: header, type, event with its stack, the outermost frame first', () => {
    const { errors, sent } = open()
    errors.report(error)
    expect(sent[0]?.url).toBe('https://errors.test/api/42/envelope/')
    expect(sent[0]?.init.headers).toMatchObject({ 'x-sentry-auth': expect.stringContaining('sentry_key=public') as string })
    const [header, kind, event] = ((sent[0]?.init.body ?? '') as string)
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(header).toEqual({ event_id: '0123456789abcdef0123456789abcdef', sent_at: '2026-11-21T12:00:00.000Z' })
    expect(kind).toEqual({ type: 'event' })
    expect(event).toEqual({
      event_id: header?.['event_id'],
      timestamp: Date.parse('2026-11-21T12:00:00Z') / 1000,
      platform: 'javascript',
      level: 'error',
      release: 'abc',
      tags: { side: 'browser', page: 'product', reference: 'a1b2c3d4' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is not a function',
            stacktrace: {
              frames: [
                { function: 'async' },
                { filename: '/assets/start-2.js', lineno: 1, colno: 7 },
                { filename: '/assets/shop-1.js', lineno: 3, colno: 12, function: 'wish' },
              ],
            },
          },
        ],
      },
    })
  })

  it('envelopes pause while the collector requires it, and above sixty per minute', async () => {
    const busy = open(() => new Response(null, { status: 429, headers: { 'retry-after': '30' } }))
    busy.errors.report(error)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const before = busy.sent.length
    busy.wait(29_000)
    busy.errors.report(error)
    expect(busy.sent).toHaveLength(before)
    busy.wait(1001)
    busy.errors.report(error)
    expect(busy.sent).toHaveLength(before + 1)
    const many = open()
    for (let count = 0; count < 100; count += 1) many.errors.report(error)
    expect(many.sent).toHaveLength(60)
    many.wait(60_000)
    many.errors.report(error)
    expect(many.sent).toHaveLength(61)
  })

  it('an envelope that cannot be sent raises no error', async () => {
    const { errors, sent } = open(() => Promise.reject(new TypeError('fetch failed')))
    errors.report(error)
    await Promise.resolve()
    expect(sent).toHaveLength(1)
  })
})
