import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

/**
 * The command line of a package's program: Node and the script file, because the links in `.bin` are shell scripts on some systems and need
 * a shell to start.
 */
export const program = (packageName: string, name = packageName, home = root): readonly string[] => {
  const folder = join(home, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly bin: Readonly<Record<string, string>> }
  const file = bin[name]
  if (file === undefined) throw new Error(`The package ${packageName} has no program '${name}'.`)
  return [process.execPath, join(folder, file)]
}
