import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { checkContract } from './contract/checkContract.ts'
import { readOptions, WrongOption } from './contract/readOptions.ts'
import type { ContractOptions } from './contract/readOptions.ts'
import { countsOf, jsonReport, junitReport, textReport } from './contract/reports.ts'
import { noResponse, sendTo } from './contract/sendTo.ts'

/**
 * Measures a shop's backend against the contract: `npm run contract -- --url https://backend.example [--writes] …` (docs/conformance.md).
 *
 * Exit code 0: no response was missed. 1: at least one was. 2: nothing was measured, because an option is invalid, the backend cannot be
 * reached, the goods cannot be restored or a report cannot be written.
 */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(2)
}

const options = ((): ContractOptions => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof WrongOption) return stop(error.message)
    throw error
  }
})()
const { url, writes, restock, seconds, junit, json, known } = options

try {
  await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(seconds * 1000) })
} catch (error) {
  stop(`${url} cannot be reached: ${noResponse(error)}.`)
}
if (restock !== null) {
  const { status, signal, error } = spawnSync(restock, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) stop(`--restock: '${restock}' ended with ${error?.message ?? signal ?? status}. Nothing was measured.`)
}

const checkedAt = new Date().toISOString()
const rows = await checkContract({ send: sendTo(url, seconds, process.env['MOCK_TOKEN'] || null), known, writes })
process.stdout.write(`${textReport(rows)}\n`)
const measurement = { url, writes, checkedAt, rows }
for (const [file, report] of [
  [junit, junitReport],
  [json, jsonReport],
] as const) {
  if (file === null) continue
  try {
    writeFileSync(file, report(measurement))
  } catch (error) {
    stop(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
process.exit(countsOf(rows).missed === 0 ? 0 : 1)
