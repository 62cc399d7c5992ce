import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './build/sources.ts'
import { freePort } from './start/freePorts.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const website = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'))
let url = ''
beforeAll(async () => {
  website.listen(0, '127.0.0.1')
  await once(website, 'listening')
  url = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
})
afterAll(() => {
  website.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command with these options: exit code and output. */
const run = async (...options: readonly string[]): Promise<{ readonly code: unknown; readonly out: string; readonly failed: string }> => {
  const child = spawn(process.execPath, ['tools/contract.ts', ...options], { cwd: root })
  const [out, failed]: [string[], string[]] = [[], []]
  child.stdout.on('data', (text: Buffer) => out.push(text.toString()))
  child.stderr.on('data', (text: Buffer) => failed.push(text.toString()))
  const [code] = (await once(child, 'close')) as unknown[]
  return { code, out: out.join(''), failed: failed.join('') }
}

describe('npm run contract', () => {
  it('NET-03 the command ends with 1 where a backend missed something, and leaves both reports', async () => {
    const [junit, json] = [join(folder, 'junit.xml'), join(folder, 'report.json')]
    const { code, out, failed } = await run('--url', url, '--junit', junit, '--json', json)
    expect([code, failed]).toEqual([1, ''])
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ documented responses: \d+ met, \d+ missed, \d+ not asked$/)
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="cart"')
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ url, writes: false })
  })

  it('NET-03 the command ends with 2 and one line where nothing can be measured', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    expect(await run('--url', nobody)).toEqual({ code: 2, out: '', failed: `${nobody} cannot be reached: no response (ECONNREFUSED).\n` })
    expect(await run('--url', url, '--writes', '--restock', 'exit 3')).toEqual({
      code: 2,
      out: '',
      failed: "--restock: 'exit 3' ended with 3. Nothing was measured.\n",
    })
    expect(await run('--write')).toMatchObject({
      code: 2,
      out: '',
      failed: expect.stringMatching(/^'--write' is not an option.*\n$/) as string,
    })
  })
})
