import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { budgetReport } from './build/budgetReport.ts'
import { root, sourcesFingerprint } from './build/sources.ts'
import { writeStyleTable } from './build/styleTable.ts'

const client = join(root, 'dist/client')

await (await createBuilder({ root })).buildApp()
writeStyleTable(client)

/** Source maps are for the operator, and stored outside the served files. */
const maps = join(root, 'dist/maps')
rmSync(maps, { recursive: true, force: true })
mkdirSync(maps, { recursive: true })
for (const name of readdirSync(join(client, 'assets')))
  if (name.endsWith('.map')) renameSync(join(client, 'assets', name), join(maps, name))

/** The build compresses static files at the highest level, so that no request waits for it. */
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:js|css|svg|json|txt)$/.test(name) || name.startsWith('.vite')) continue
  const plain = readFileSync(join(client, name))
  if (plain.length < 512) continue
  const packed = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  writeFileSync(join(client, `${name}.br`), packed)
  writeFileSync(join(client, `${name}.gz`), gzipSync(plain, { level: 9 }))
}

const report = budgetReport(client)
process.stdout.write(report.text)
if (report.problems.length > 0) {
  process.stderr.write(`${report.problems.join('\n')}\n`)
  process.exit(1)
}
writeFileSync(join(client, 'build.json'), JSON.stringify({ id: sourcesFingerprint() }))
