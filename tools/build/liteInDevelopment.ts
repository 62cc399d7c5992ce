import type { Plugin } from 'vite'

const sources: Readonly<Record<string, string>> = { '/lite.js': '/ui/lite/main.browser.ts', '/lite.css': '/ui/lite/page.css?direct' }

/** The development server hands out the sources of the small front end under the names that its build has. */
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
