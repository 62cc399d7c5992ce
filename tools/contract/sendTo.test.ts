import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendTo } from './sendTo.ts'

const tokens = new Map<string, unknown>()
const backend = createServer((request, response) => {
  tokens.set(request.url ?? '', request.headers['x-mock-token'])
  response.end()
})
let address = ''
beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
})
afterAll(() => void backend.close())

it('the token of a mock server is sent to its controls alone', async () => {
  const send = sendTo(address, 5, 'secret')
  const paths = ['/__mock', '/__mock/scenario', '/__mocked', '/api/v2/app', '/api/__mock']
  for (const path of paths) await send(path, { method: 'POST', headers: {} })
  expect(paths.map((path) => tokens.get(path))).toEqual(['secret', 'secret', undefined, undefined, undefined])
  await sendTo(address, 5)('/__mock', { method: 'GET', headers: {} })
  expect(tokens.get('/__mock')).toBeUndefined()
})
