import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onlyNearby } from './onlyNearby.ts'

const app = new Hono().use('/__mock/*', onlyNearby(null)).get('/__mock/outbox', (context) => context.text('mails'))
app.onError((_error, context) => context.text('refused', 403))

/** A request over a connection from an address, with this Host header. */
const statusOf = async (remoteAddress: string, host: string): Promise<number> =>
  (await app.request('/__mock/outbox', { headers: { host } }, { incoming: { socket: { remoteAddress } } })).status

it.each([
  ['127.0.0.1', 'localhost:8080', 200],
  ['::1', '[::1]:8080', 200],
  ['127.0.0.1', 'mock.localhost', 200],
  ['127.0.0.1', 'rebound.example:8080', 403],
  ['127.0.0.1', 'localhost.example', 403],
  ['192.0.2.1', 'localhost:8080', 403],
])('a connection from %s to %s gets status %i', async (address, host, status) => {
  expect(await statusOf(address, host)).toBe(status)
})
