import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const built = [
  'core',
  'adapters',
  'ui',
  'shop/settings.json',
  'shop/themes',
  'contracts/generated',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
]

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).toSorted()) {
    if (name === 'node_modules' || name === 'dist' || /\.(?:test|properties)\.tsx?$/.test(name)) continue
    yield* filesBelow(join(path, name))
  }
}

/** A fingerprint of all inputs of a build: the same sources give the same fingerprint on every machine. */
export const sourcesFingerprint = (): string => {
  const hash = createHash('sha256').update(process.env['SHOP_THEME'] ?? '')
  for (const start of built) {
    for (const file of filesBelow(join(root, start)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
