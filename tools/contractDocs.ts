import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './build/sources.ts'
import { referencePage } from './contractDocs/referencePage.ts'

/** Writes the readable reference of the contract: one page without scripts, readable from the disk. */
const target = 'dist/contract/index.html'

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

try {
  const page = referencePage(join(root, 'contracts/openapi.yaml'))
  mkdirSync(dirname(join(root, target)), { recursive: true })
  writeFileSync(join(root, target), page)
  process.stdout.write(`Reference written to ${target}\n`)
} catch (problem) {
  stop(`The reference could not be written: ${problem instanceof Error ? problem.message : String(problem)}`)
}
