import { setTimeout } from 'node:timers/promises'
import { checkContract, coverageTable } from '../tests/contract/contractChecks.ts'
import type { Send } from '../tests/contract/contractVisitor.ts'

/** Checks a shop's backend against the contract: `npm run contract -- --url https://backend [--writes] [--email … --password …]`. */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

const given = process.argv.slice(2)
const known = new Set(['--url', '--email', '--password'])
const values = new Map<string, string>()
let writes = false
for (let index = 0; index < given.length; index += 1) {
  const name = given[index] ?? ''
  const value = given[index + 1]
  if (name === '--writes') writes = true
  else if (!known.has(name)) stop(`'${name}' is not an option: give --url, and if wished --writes, --email and --password.`)
  else if (value === undefined || value.startsWith('--')) stop(`${name} needs a value.`)
  else {
    values.set(name, value)
    index += 1
  }
}
const url = values.get('--url') ?? stop('Give the address of the host: npm run contract -- --url https://host')
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) stop(`--url: '${url}' is not an address such as https://host.`)
const base = url.replace(/\/+$/, '')

try {
  await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(10_000) })
} catch (error) {
  stop(`${base} cannot be reached (${error instanceof Error ? error.message : 'no reason given'}).`)
}
const once: Send = (path, init) => fetch(base + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
/** After a body that is too large a backend closes the connection, which may fail the next request on it: that one is requested again. */
const send: Send = async (path, init) => {
  if ((init.body ?? '').length > 1_000_000) return once(path, init)
  for (let retries = 0; retries < 3; retries += 1) {
    try {
      return await once(path, init)
    } catch {
      await setTimeout(200)
    }
  }
  return once(path, init)
}

const rows = await checkContract({
  send,
  account: { email: values.get('--email') ?? 'actief@thuishaven.test', password: values.get('--password') ?? 'Welkom01' },
  writes,
  isMock: false,
})
const wrong = rows.filter(({ outcome }) => outcome === 'wrong')
const met = rows.filter(({ outcome }) => outcome === 'met').length
process.stdout.write(`operation, then a status with examples met of those documented\n${coverageTable(rows)}\n\n`)
for (const { operation, status, example, detail } of wrong) process.stdout.write(`WRONG ${operation} ${status} ${example}: ${detail}\n`)
process.stdout.write(
  `${met} met, ${rows.length - met - wrong.length} not reached${writes ? '' : ' (only safe reads were asked)'}, ${wrong.length} wrong\n`,
)
process.exit(wrong.length === 0 ? 0 : 1)
