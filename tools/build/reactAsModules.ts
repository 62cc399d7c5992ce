import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

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

const requires = /^var ((?:\w+ = require\("[^"]+"\)(?:,\s*)?)+);$/gm

/**
 * A CommonJS file of React, rewritten as a module.
 * @param id its own address
 * @throws Error where it is not written in the way that this knows
 */
export const moduleOf = (code: string, id: string, absent: readonly string[] = []): string => {
  const names = new Set<string>()
  const body = code
    .replace(requires, (_statement, list: string) =>
      [...list.matchAll(/(\w+) = require\("([^"]+)"\)/g)].map(([, name, from]) => `import * as ${name} from "${from}";`).join(''),
    )
    .replace(/\bexports\.(\w+)( =(?!=))?/g, (_match, name: string, assigned: string | undefined, at: number, whole: string) => {
      const declares = assigned !== undefined && !names.has(name) && (at === 0 || whole.charAt(at - 1) === '\n')
      if (declares) names.add(name)
      return `${declares ? 'var ' : ''}export_${name}${assigned ?? ''}`
    })
  const unknown = /\brequire\(|\bexports[.[]|\bmodule\./.exec(body)
  if (unknown !== null) throw new Error(`${id} has '${unknown[0]}' where none was expected.`)
  const list = [...names].map((name) => `export_${name} as ${name}`).join(', ')
  return [
    body,
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
