import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePorts } from './freePorts.ts'

let blocking: Server | null = null

/** Makes sure that the port is taken, by this test or another program. */
const take = (port: number): Promise<void> =>
  new Promise((resolve) => {
    blocking = createServer()
    blocking.once('error', () => resolve())
    blocking.listen(port, '127.0.0.1', () => resolve())
  })

afterEach(() => blocking?.close())

describe('freePorts', () => {
  it('freePorts takes the next port when the default is taken and none was requested', async () => {
    await take(3000)
    expect(Number((await freePorts({})).PORT)).toBeGreaterThan(3000)
  })

  it('freePorts keeps a requested port, taken or not, so that the shop itself can report it', async () => {
    await take(3000)
    expect(await freePorts({ PORT: '3000', API_PORT: 'x' })).toEqual({ PORT: '3000', API_PORT: 'x' })
  })

  it('freePorts gives the two processes different ports', async () => {
    const { API_PORT } = await freePorts({ PORT: '4010' })
    expect(API_PORT).not.toBe('4010')
  })

  it('freePorts treats an empty variable as unset', async () => {
    expect(Number((await freePorts({ PORT: '', API_PORT: '' })).PORT)).toBeGreaterThanOrEqual(3000)
  })
})
