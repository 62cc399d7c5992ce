import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePorts } from '../../tools/start/freePorts.ts'

it('the development server renders the front page from the sources', { timeout: 90_000 }, async () => {
  const ports = await freePorts({ PORT: '', API_PORT: '', HOST: '127.0.0.1' })
  const server = spawn(process.execPath, ['tools/dev.ts'], { env: { ...process.env, ...ports }, stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = new Set<string>()
  try {
    for await (const line of createInterface(server.stdout)) {
      ready.add(line.split(' ready')[0] ?? '')
      if (ready.has('Shop') && ready.has('Mock server')) break
    }
    const response = await fetch(`http://localhost:${ports.PORT}/`)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<div id="shop"><')])
  } finally {
    server.kill('SIGTERM')
  }
})
