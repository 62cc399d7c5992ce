import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import { readTheme } from '../../../tools/build/theme/readTheme.ts'
import { themeInSheets } from '../../../tools/build/theme/themePlugin.ts'
import { drawSample } from './drawSample.ts'

/** Serves sample pictures, and renders the page on the server as the shop does, so that hydration is tested too. */
interface RenderModule {
  readonly renderKitGallery: (panel: string | null) => string
}

const serverSide = (): Plugin => ({
  name: 'gallery-server-side',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const picture = /^\/pictures\/(\w+)-(\d+)\.(avif|webp)$/.exec(request.url ?? '')
      if (!picture) return next()
      const [, name = '', width, format] = picture
      response.setHeader('content-type', `image/${format}`)
      drawSample(name, Number(width), format === 'avif' ? 'avif' : 'webp').then((bytes) => response.end(bytes), next)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server, originalUrl = '/' }) => {
      if (!server) return html
      const { renderKitGallery } = (await server.ssrLoadModule('/renderKitGallery.tsx')) as RenderModule
      return html.replace('<!--page-->', () => renderKitGallery(new URL(originalUrl, 'http://gallery').searchParams.get('panel')))
    },
  },
})

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  plugins: [react(), serverSide()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:5]' }, postcss: { plugins: [themeInSheets(readTheme())] } },
  server: { port: 5410, hmr: false },
})
