import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'
import { installFolder } from './installFolder.ts'

/** Installs the packages of the dashboard and builds it, unless that was done for these sources. */
const folder = join(root, 'backend/vendure/dashboard')
const stamp = join(folder, 'dist/.sources')

const sources = (): string => {
  const hash = createHash('sha256')
  const files = globSync(['dashboard/{package-lock.json,vite.config.ts,shop/*}', 'config.ts', '*/*Fields.ts', 'orders/orderOptions.ts'], {
    cwd: join(root, 'backend/vendure'),
  })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, 'backend/vendure', file)))
  return hash.digest('hex')
}

const version = sources()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
  const problem = installFolder('backend/vendure/dashboard', ['--ignore-scripts'])
  if (problem !== null) {
    process.stderr.write(`${problem}\nTo add them by hand: npm ci --ignore-scripts --prefix backend/vendure/dashboard\n`)
    process.exit(1)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) {
    process.stderr.write(`The dashboard could not be built:\n${stdout}${stderr}`)
    process.exit(1)
  }
  writeFileSync(stamp, version)
}
