import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picturesFolder } from '../../backend/demo/closeUps.ts'
import { cutPictures } from '../../backend/pictures/cutPictures.ts'
import { originalsIn } from '../../backend/pictures/originals.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

/** What a browser opens to one backend over HTTP/1.1. */
const connections = 6
/** Milliseconds after which the shop reports that it still retries. */
const timeoutMs = 8000

let shop: ServedShop
let persisted = ''
beforeAll(async () => {
  persisted = await mkdtemp(join(tmpdir(), 'cuts-'))
  shop = await serveShop()
  const cold = cutPictures({ find: originalsIn(picturesFolder), stored: persisted })
  shop.standIn(({ url }) =>
    url.includes('/api/pictures/')
      ? cold(basename(url)).then(
          (found) => new Response(found === null ? null : new Uint8Array(found.body), { status: found === null ? 404 : 200 }),
        )
      : null,
  )
})
afterAll(async () => {
  await shop.close()
  await rm(persisted, { recursive: true })
})

describe('a browser whose connections all wait for pictures that must be cut first', () => {
  it('CPN-01 PRD-01 a coupon is confirmed after the first picture, before the shop calls the backend slow', async () => {
    const masters = (await readdir(picturesFolder)).filter((file) => file.endsWith('-room.avif')).slice(0, 2 * connections)
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const began = performance.now()
    const send = (method: string, path: string, body = ''): Promise<{ readonly status: number; readonly at: number }> =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'accept-language': 'nl-NL', 'content-length': body.length }
        const sent = request(shop.address + path, { agent, method, headers }, (response) => {
          response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, at: performance.now() - began }))
        })
        sent.on('error', reject).end(body)
      })
    const address = (file: string): string => `/api/pictures/${file.replace('.avif', '-480.avif')}`
    const first = masters.slice(0, connections).map((file) => send('GET', address(file)))
    // A browser sends what a press requested before the pictures that still wait for a connection.
    const coupon = send('POST', '/api/v2/cart/coupons', JSON.stringify({ code: 'ONBEKEND' }))
    const later = masters.slice(connections).map((file) => send('GET', address(file)))
    const received = await coupon
    const pictures = await Promise.all([...first, ...later])
    agent.destroy()
    expect(pictures.map(({ status }) => status)).toEqual(Array(2 * connections).fill(200))
    expect(received.status).toBeGreaterThanOrEqual(400)
    expect(received.status).toBeLessThan(500)
    // It had to wait for one of them, and not for all that were requested with it.
    const before = pictures.filter(({ at }) => at < received.at).length
    expect(before).toBeGreaterThanOrEqual(1)
    expect(before).toBeLessThan(connections / 2 + 1)
    expect(received.at).toBeLessThan(timeoutMs)
  }, 60_000)
})
