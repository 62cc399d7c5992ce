import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { root } from './build/sources.ts'

/**
 * Installs a folder with its own lockfile, unless this lockfile is installed already.
 * @param options more of npm ci
 * Returns null on success, else one line with the error.
 */
export const installFolder = (folder: string, options: readonly string[] = []): string | null => {
  const at = join(root, folder)
  const lock = readFileSync(join(at, 'package-lock.json'), 'utf8')
  const stamp = join(at, 'node_modules/.installed-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return null
  process.stdout.write(`Installing the packages of ${folder} (once) …\n`)
  // Use the running npm with its own Node, because the local Node may have no npm.
  const cli = process.env['npm_execpath']
  const hostNode = process.env['npm_node_execpath'] ?? process.execPath
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.endsWith(`${sep}node_modules${sep}.bin`))
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?:lifecycle|package|command)/.test(name))
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  const run = spawnSync(cli === undefined ? 'npm' : hostNode, cli === undefined ? args : [cli, ...args], {
    cwd: at,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), PATH: path.join(delimiter) },
  })
  if (run.status === 0) {
    writeFileSync(stamp, lock)
    return null
  }
  const notices = `${run.error?.message ?? ''}\n${run.stderr ?? ''}`.trim().split('\n')
  const why = notices.find((line) => /error/i.test(line)) ?? notices[0] ?? ''
  return `The packages of ${folder} could not be installed: ${why === '' ? `npm ended with code ${run.status}` : why}`
}
