import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync, Visitor } from 'vite'
import type { ESTree, Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** What is asked for, and the file of React that answers it in production. */
const productionFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** What React asks of the scheduler for its developer tools, and finds in the scheduler's development build only. */
const onlyInDevelopment: Readonly<Record<string, readonly string[]>> = {
  'scheduler/cjs/scheduler.production.js': ['log', 'unstable_setDisableYieldValue'],
}

/** React has `useSyncExternalStore` itself by now; what stands in for it in older ones is not needed. */
const storeShim = '\0use-sync-external-store'

const filePath = (file: string): string => {
  const slash = file.indexOf('/')
  return require.resolve(`${file.slice(0, slash)}/package.json`).replace(/package\.json$/, file.slice(slash + 1))
}

/** The packages of `var React = require("react"), …` by their local names; none where a statement does anything else. */
const packagesOf = (statement: ESTree.Program['body'][number]): readonly (readonly [name: string, from: string])[] => {
  if (statement.type !== 'VariableDeclaration') return []
  const found = statement.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
    const {
      callee,
      arguments: [from],
    } = init
    const isRequire = callee.type === 'Identifier' && callee.name === 'require'
    return isRequire && from?.type === 'Literal' && typeof from.value === 'string' ? [[id.name, from.value] as const] : []
  })
  return found.length === statement.declarations.length ? found : []
}

/** The name of `exports.name`; null for any other expression. */
const exportedName = (node: ESTree.Node): string | null =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.object.name === 'exports' &&
  node.property.type === 'Identifier'
    ? node.property.name
    : null

/** The expression that a statement sets as it begins; null where it does anything else. */
const assigned = (statement: ESTree.Program['body'][number]): ESTree.Node | null =>
  statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' ? statement.expression.left : null

/** Names that a file in CommonJS knows and a module does not. */
const commonJs = new Set(['require', 'exports', 'module'])

/**
 * A CommonJS file of React, rewritten as a module.
 * @param id its own address
 * @throws Error where it is not written in the way that this knows
 */
export const moduleOf = (code: string, id: string, absent: readonly string[] = []): string => {
  const { program } = parseSync(id, code)
  /** Text in place of what begins there. */
  const edits = new Map<number, { readonly end: number; readonly text: string }>()
  /** What is set at the top of the file is a variable there. */
  const names = new Map<string, number>()
  for (const statement of program.body) {
    const packages = packagesOf(statement)
    if (packages.length > 0)
      edits.set(statement.start, {
        end: statement.end,
        text: packages.map(([name, from]) => `import * as ${name} from "${from}";`).join(''),
      })
    const left = assigned(statement)
    const name = left === null ? null : exportedName(left)
    if (left !== null && name !== null && !names.has(name)) names.set(name, left.start)
  }
  new Visitor({
    MemberExpression: (node) => {
      const name = exportedName(node)
      if (name !== null && names.has(name))
        edits.set(node.start, { end: node.end, text: `${names.get(name) === node.start ? 'var ' : ''}export_${name}` })
    },
    Identifier: ({ name, start }) => {
      if (commonJs.has(name) && ![...edits].some(([from, { end }]) => from <= start && start < end))
        throw new Error(`${id} has '${name}' where none was expected.`)
    },
  }).visit(program)
  let body = ''
  let at = 0
  for (const [start, { end, text }] of [...edits].toSorted(([one], [other]) => one - other)) {
    body += code.slice(at, start) + text
    at = end
  }
  const list = [...names.keys()].map((name) => `export_${name} as ${name}`).join(', ')
  return [
    body + code.slice(at),
    `import * as self from ${JSON.stringify(id)};`,
    `export { ${list} };`,
    ...absent.map((name) => `export const ${name} = undefined;`),
    'export default self;\n',
  ].join('\n')
}

/**
 * Takes React as modules. As CommonJS it is one function of 200 kB around everything: a browser compiles that on the main thread when it is
 * called, 50 to 100 ms on a telephone. A module is compiled beside it while it arrives, and what nobody imports is left out.
 */
export const reactAsModules = (): Plugin => {
  const fileOf = new Map(Object.values(productionFiles).map((file) => [filePath(file), file]))
  return {
    name: 'thuishaven:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => {
      if (source.startsWith('use-sync-external-store/shim')) return storeShim
      const file = productionFiles[source]
      return file === undefined ? null : filePath(file)
    },
    load: (id) => {
      if (id === storeShim) return `export { useSyncExternalStore } from 'react'`
      const file = fileOf.get(id)
      return file === undefined ? null : moduleOf(readFileSync(id, 'utf8'), id, onlyInDevelopment[file])
    },
  }
}
