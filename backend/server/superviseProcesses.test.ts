import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'processes-'))
const program = join(folder, 'program.ts')
/** A server that answers with its process id, after 1 s at /slow; /end crashes it. */
const source = `
  import cluster from 'node:cluster'
  import { createServer } from 'node:http'
  import { createDrain } from ${JSON.stringify(import.meta.resolve('./drain.ts'))}
  import { onStop, superviseProcesses } from ${JSON.stringify(import.meta.resolve('./superviseProcesses.ts'))}
  if (process.env.BROKEN && cluster.isWorker) process.exit(7)
  if (cluster.isPrimary) {
    superviseProcesses({ count: 2, ready: () => console.log('ready'), log: (line) => console.log(line) })
  } else {
    const server = createServer((request, response) => {
      if (request.url === '/end') process.exit(3)
      setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 1000 : 20)
    })
    server.listen(Number(process.env.TEST_PORT), '127.0.0.1')
    onStop(createDrain(server, () => process.exit(0)).begin)
  }`

let port = 0
beforeAll(async () => {
  writeFileSync(program, source)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  ;({ port } = probe.address() as AddressInfo)
  probe.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (variables = {}) => {
  const child = spawn(process.execPath, [program], { env: { ...process.env, TEST_PORT: String(port), ...variables } })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  return { child, output: () => output, ended: once(child, 'exit') as Promise<[number | null, string | null]> }
}
const get = async (path = '/'): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  return response.text()
}
/** The processes that answer many simultaneous requests. */
const answering = async (): Promise<ReadonlySet<string>> => new Set(await Promise.all(Array.from({ length: 30 }, () => get())))

describe('several processes behind one port', { timeout: 60_000 }, () => {
  it('both processes answer, one that ends is replaced, and SIGTERM finishes open requests', async () => {
    const { child, output, ended } = run()
    await vi.waitFor(() => expect(output()).toContain('ready'), 20_000)
    await vi.waitFor(async () => expect((await answering()).size).toBe(2), 10_000)
    const before = await answering()
    await expect(get('/end')).rejects.toThrow('fetch failed')
    expect((await get()).length).toBeGreaterThan(0)
    await vi.waitFor(async () => expect([...(await answering())].filter((pid) => !before.has(pid)).length).toBe(1), 10_000)
    expect(output()).toMatch(/Process \d+ ended \(3\); another takes its place in 200 ms\./)
    const slow = get('/slow')
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGTERM')
    expect(Number(await slow)).toBeGreaterThan(0)
    expect(await ended).toEqual([0, null])
  })

  it('when the first process cannot start there is no second attempt, and the program exits with its code', async () => {
    const { ended } = run({ BROKEN: 'yes' })
    expect(await ended).toEqual([7, null])
  })
})
