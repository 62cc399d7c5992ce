import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from '../ts5/node_modules/typescript/lib/typescript.js'
import { root } from '../build/sources.ts'

/*
 * Fails where code uses a name that the glossary has replaced. Checks identifiers, file names and tags of unions only; HOST, x-forwarded-host
 * and the host of an address are allowed.
 */

/** One pair of former and current name per line; also a reference for readers who look for a former name. */
const replaced = new Map(
  readFileSync(join(root, 'tools/names/replaced.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ') as [string, string]),
)

/** Name patterns that were replaced everywhere. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^make[A-Z]/, 'create…'],
  [/[a-z]Acts$/, '…Actions'],
  [/^[A-Z]\w+Answer$/, '…Response'],
  [/^(?:open|compose)(?:Http|Lite|Browser|Server|Demo|Test)?(?:Shop|Host|Server)$/, 'create…'],
]

/** Discriminants of unions: `'state'` of `type: 'state'`, in types and values. In the list it is `type:state`. */
const tagOf = (node: ts.Node): string | null => {
  if (!(ts.isPropertySignature(node) || ts.isPropertyAssignment(node)) || !ts.isIdentifier(node.name) || node.name.text !== 'type')
    return null
  const value = ts.isPropertyAssignment(node)
    ? node.initializer
    : node.type !== undefined && ts.isLiteralTypeNode(node.type)
      ? node.type.literal
      : null
  return value !== null && ts.isStringLiteral(value) ? value.text : null
}

const presentName = (name: string): string | undefined => replaced.get(name) ?? forms.find(([form]) => form.test(name))?.[1]

const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css'], { cwd: root, encoding: 'utf8' })
const files = tracked.stdout.split('\n').filter((file) => file !== '' && !/^(?:contracts\/generated|picture-generator)\//.test(file))

const found: string[] = []
for (const file of files) {
  const [stem = ''] = basename(file).split('.')
  const better = presentName(stem)
  if (better !== undefined) found.push(`${file}: the file is named ${better} now`)
  if (file.endsWith('.css')) continue
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false)
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    const tag = tagOf(node)
    if (tag !== null) names.add(`type:${tag}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const name of names) {
    const present = presentName(name)
    if (present !== undefined) found.push(`${file}: ${name} is named ${present} now`)
  }
}
process.stdout.write(found.length === 0 ? `${replaced.size} former names, none in ${files.length} files\n` : `${found.join('\n')}\n`)
process.exitCode = found.length === 0 ? 0 : 1
