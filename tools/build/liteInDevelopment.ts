import type { Plugin } from 'vite'

const sources: Readonly<Record<string, string>> = { '/lite.js': '/ui/lite/main.browser.ts', '/lite.css': '/ui/lite/page.css?direct' }

/** Serves the sources of lite in development under the file names of its build. */
export const liteInDevelopment = (): Plugin => ({
  name: 'thuishaven:lite-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = sources[request.url ?? ''] ?? request.url
      next()
    })
  },
})
