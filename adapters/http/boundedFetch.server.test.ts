import { describe, expect, it } from 'vitest'
import { boundedFetch } from './boundedFetch.server.ts'

const endless = (): ReadableStream<Uint8Array> => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
const fetchBounded = (response: Response) => boundedFetch(async () => response, 10_000)('http://host.test/x', {})

describe('answers that the server reads', () => {
  it('come as they are while they are of a sensible length, with status, headers and each cookie', async () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const response = await fetchBounded(new Response('{"a":"é"}', { status: 404, headers }))
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([404, '{"a":"é"}', ['a=1', 'b=2']])
    expect((await fetchBounded(new Response(null, { status: 204 }))).status).toBe(204)
  })

  it('break off when they are longer, whether they tell their length or not', async () => {
    await expect(fetchBounded(new Response(endless(), { headers: { 'content-length': '10001' } }))).rejects.toThrow('more than 10000 bytes')
    await expect(fetchBounded(new Response(endless())).then((response) => response.text())).rejects.toThrow('more than 10000 bytes')
  })
})
