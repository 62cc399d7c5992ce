import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { root } from '../../tools/build/sources.ts'

describe('a wishlist that is kept in a file, on the packages alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wishlist-example-'))
  let address: string
  let stop: () => void

  beforeAll(async () => {
    const data = await createDemoBackend({ file: null, products: 0, appUrl: 'http://shop.test' })
    const server = serve({ fetch: createMockServer(data).fetch, port: 0, hostname: '127.0.0.1' })
    if (!server.listening) await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stop = () => server.close()
  }, 60_000)
  afterAll(() => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('CRT-15 what is put on a list joins what an earlier run of the program kept', async () => {
    const file = join(folder, 'wishlist.json')
    const run = async (...productIds: readonly string[]) => {
      const args = ['--conditions=thuishaven-source', join(root, 'examples/wishlist.ts'), address, file, ...productIds]
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { encoding: 'utf8' })
      expect(stderr).toBe('')
      return stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
    }
    expect(await run('1001')).toEqual(['1001'])
    expect(await run('1002')).toEqual(['1002', '1001'])
    expect(await run()).toEqual(['1002', '1001'])
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(['thuishaven.wishlist'])
  })
})
