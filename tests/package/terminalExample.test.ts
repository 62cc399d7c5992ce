import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { root } from '../../tools/build/sources.ts'

const example = join(root, 'examples/terminal.ts')

describe('a shop in a terminal, on the packages alone', () => {
  let address: string
  let stop: () => void

  beforeAll(async () => {
    const data = await createDemoBackend({ file: null, products: 0, appUrl: 'http://shop.test' })
    const server = serve({ fetch: createMockServer(data).fetch, port: 0, hostname: '127.0.0.1' })
    if (!server.listening) await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => server.close()
  }, 60_000)
  afterAll(() => stop())

  const run = (...measures: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=thuishaven-source', example, address, ...measures], { encoding: 'utf8' })

  it('the terminal example stays short', () => {
    expect(readFileSync(example, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  })

  it('RUG-06 CRT-03 CPN-01 PRC-06 the terminal example lists, measures, orders and totals at a real backend', async () => {
    const { stdout, stderr } = await run('200', '300')
    expect(stderr).toBe('')
    const [list, line, total] = stdout.trim().split('\n')
    expect(list).toMatch(/^Rugs: [1-9]\d* products$/)
    expect(line).toMatch(/^1 × .+: Rectangle 200 × 300 cm/)
    expect(total).toBe('6.00 m², discount €113.40, total €1,020.60')
  })

  it('RUG-05 the terminal example says why a rug cannot be made', async () => {
    await expect(run('50', '50')).rejects.toMatchObject({ stderr: expect.stringContaining('BelowMinimum') as string })
  })
})
