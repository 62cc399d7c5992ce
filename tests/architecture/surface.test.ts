import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Values that an entry of the core gives away. */
const valuesOf = (entry: string): readonly string[] =>
  Array.from(read(entry).matchAll(/^export \{([^}]*)\} from/gm), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => name !== '')

const entries = readdirSync(join(root, 'core'))
  .map((subject) => `core/${subject}/index.ts`)
  .filter((entry) => existsSync(join(root, entry)))

/** Every name that somebody else takes from the core. */
const taken = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .flatMap((name) => Array.from(read(join(folder, name)).matchAll(/(?:import|export) \{([^}]*)\} from '@thuishaven\/core[^']*'/g)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))

it('every export of the core is used by a front end, an adapter, an example or a test of another package, or shown in its README', () => {
  const used = new Set(['ui', 'adapters', 'examples', 'tests'].flatMap(taken))
  const shown = new Set(read('core/README.md').match(/\w+/g))
  const idle = ['core/index.ts', ...entries].flatMap((entry) =>
    valuesOf(entry)
      .filter((name) => !used.has(name) && !shown.has(name))
      .map((name) => `${entry}: ${name}`),
  )
  expect(idle).toEqual([])
})
