import { describe, expect, it } from 'vitest'
import { boundedFetch } from './boundedFetch.server.ts'

const endless = (): ReadableStream<Uint8Array> => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
const fetchBounded = (response: Response) => boundedFetch(async () => response, 10_000)('http://host.test/x', {})

describe('responses that the server reads', () => {
  it('a response within the limit is unchanged, with status, headers and each cookie', async () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const response = await fetchBounded(new Response('{"a":"é"}', { status: 404, headers }))
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([404, '{"a":"é"}', ['a=1', 'b=2']])
    expect((await fetchBounded(new Response(null, { status: 204 }))).status).toBe(204)
  })

  it('a response above the limit is cut off, with or without Content-Length', async () => {
    await expect(fetchBounded(new Response(endless(), { headers: { 'content-length': '10001' } }))).rejects.toThrow('more than 10000 bytes')
    await expect(fetchBounded(new Response(endless())).then((response) => response.text())).rejects.toThrow('more than 10000 bytes')
  })
})
