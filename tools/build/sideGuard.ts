import type { Plugin } from 'vite'

/** Fails the build when a file that only one side may load (`x.server.ts`, `x.browser.ts`) is imported by the other. */
export const sideGuard = (): Plugin => ({
  name: 'thuishaven:side-guard',
  enforce: 'pre',
  // Unit tests load the files of both sides in one process.
  apply: () => process.env['VITEST'] === undefined,
  load(id) {
    const file = id.split('?')[0] ?? ''
    if (file.includes('/node_modules/')) return null
    const forbidden = this.environment.config.consumer === 'client' ? /\.server\.tsx?$/ : /\.browser\.tsx?$/
    if (forbidden.test(file)) {
      this.error(`${file} may not be loaded in the ${this.environment.name} build: its name says that it belongs to the other side.`)
    }
    return null
  },
})
