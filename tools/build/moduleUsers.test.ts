import { expect, it } from 'vitest'
import { createModuleUsers } from './moduleUsers.ts'
import type { ModuleGraph } from './moduleUsers.ts'

/** A graph of these modules, with the imports through an index listed separately, as a bundler resolves them. */
const graphOf = (
  modules: Readonly<Record<string, { readonly code: string; readonly from: readonly string[]; readonly lazily?: boolean }>>,
): ModuleGraph => ({
  getModuleInfo: (id) => {
    const module = modules[id]
    if (module === undefined) return null
    const importers = Object.keys(modules).filter((other) => modules[other]?.from.includes(id))
    return { isEntry: false, importers, dynamicImporters: module.lazily === true ? ['/lazy.ts'] : [], code: module.code }
  },
})

const kit = {
  '/kit/Button.ts': { code: 'export const Button = 1, tones = 2', from: [] },
  '/kit/Field.ts': { code: 'export const Field = 1', from: [] },
  '/kit/form.module.css': { code: 'export default {}', from: [] },
  '/kit/index.ts': {
    code: `export { Button, tones as buttonTones } from './Button.ts'; export { Field } from './Field.ts'; export { default as formStyles } from './form.module.css'`,
    from: ['/kit/Button.ts', '/kit/Field.ts', '/kit/form.module.css'],
  },
  '/all/index.ts': { code: `export { Field, formStyles as styles } from '../kit/index.ts'`, from: ['/kit/index.ts'] },
}

it('users of a module are the modules that import its names from an index, or from an index of indexes', () => {
  const graph = graphOf({
    ...kit,
    '/button.ts': { code: `import { Button } from 'kit'; Button()`, from: ['/kit/index.ts'] },
    '/tones.ts': { code: `import { buttonTones as tones } from 'kit'; tones()`, from: ['/kit/index.ts'] },
    '/field.ts': { code: `import { Field } from 'all'; Field()`, from: ['/all/index.ts'] },
    '/styles.ts': { code: `import { styles } from 'all'; styles()`, from: ['/all/index.ts'] },
    '/near.ts': { code: `import styles from './kit/form.module.css'; styles()`, from: ['/kit/form.module.css'] },
    '/other.ts': {
      code: `import { Field } from './kit/index.ts'; import React from 'react'; import * as Button from './other.ts'; Field(React, Button)`,
      from: ['/kit/index.ts'],
    },
    '/everything.ts': { code: `import * as kit from 'kit'; kit()`, from: ['/kit/index.ts'] },
  })
  const usersOf = createModuleUsers()
  expect(usersOf('/kit/Button.ts', graph)).toEqual(['/button.ts', '/tones.ts', '/everything.ts'])
  expect(usersOf('/kit/Field.ts', graph)).toEqual(['/field.ts', '/other.ts', '/everything.ts'])
  expect(usersOf('/kit/form.module.css', graph)).toEqual(['/styles.ts', '/everything.ts', '/near.ts'])
})

it('an index that is loaded lazily, or has its own code, is a user itself', () => {
  const usersOfField = (index: { readonly code: string; readonly lazily?: boolean }): readonly string[] =>
    createModuleUsers()('/kit/Field.ts', graphOf({ ...kit, '/all/index.ts': { from: ['/kit/index.ts'], ...index } }))
  const { code } = kit['/all/index.ts']
  expect(usersOfField({ code })).toEqual([])
  expect(usersOfField({ code, lazily: true })).toEqual(['/all/index.ts'])
  expect(usersOfField({ code: `${code}; export const own = 1` })).toEqual(['/all/index.ts'])
})

it('the index of a package imports and exports in two statements, or re-exports everything of another', () => {
  const graph = graphOf({
    '/node_modules/core/Cache.js': { code: 'export class Cache {}', from: [] },
    '/node_modules/core/Observer.js': { code: 'export class Observer {}', from: [] },
    '/node_modules/core/index.js': {
      code: `import { Cache } from './Cache.js'; import { Observer } from './Observer.js'; export { Cache, Observer as Watcher }`,
      from: ['/node_modules/core/Cache.js', '/node_modules/core/Observer.js'],
    },
    '/node_modules/binding/index.js': { code: `export * from 'core'`, from: ['/node_modules/core/index.js'] },
    '/cache.ts': {
      code: `import { Cache } from 'binding'; import * as React from 'react'; Cache(React)`,
      from: ['/node_modules/binding/index.js'],
    },
    '/watcher.ts': { code: `import { Watcher } from 'core/part'; Watcher()`, from: ['/node_modules/core/index.js'] },
  })
  const usersOf = createModuleUsers()
  expect(usersOf('/node_modules/core/Cache.js', graph)).toEqual(['/cache.ts'])
  expect(usersOf('/node_modules/core/Observer.js', graph)).toEqual(['/watcher.ts'])
})
