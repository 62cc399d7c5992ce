import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { liteInDevelopment } from './tools/build/liteInDevelopment.ts'
import { librarySizes } from './tools/build/librarySizes.ts'
import { sideGuard } from './tools/build/sideGuard.ts'

const at = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig(({ command }) => ({
  logLevel: 'warn',
  plugins: [react(), sideGuard(), librarySizes(), liteInDevelopment()],
  publicDir: at('./ui/public'),
  resolve: {
    // The ES2015 build of tsyringe is a third smaller than its default entry.
    alias: { tsyringe: at('./node_modules/tsyringe/dist/esm2015/index.js') },
  },
  css: { modules: { generateScopedName: '[local]_[hash:5]' } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { shop: at('./ui/entry.browser.tsx') },
          output: {
            // One chunk for what every page needs and seldom changes.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack|use-sync-external-store|regexparam|i18next|react-i18next|effect|tsyringe|tslib)\/|adapters\/composition\/(container|reflect)/,
                },
                // What most pages share: one file packs better than thirty. The fields of registration would bring the form library along.
                {
                  name: 'shared',
                  test: /\/(?:core|adapters|ui\/(?:kit|shell|shop(?!\/registration)|bindings|messages\/(?:createTexts|text|useText)\.ts))(?:\/|$)|lucide-react/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built server is one program without node_modules; in development they are loaded as they are.
      ...(command === 'build' ? { resolve: { noExternal: true as const, external: ['prom-client'] } } : {}),
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { checks: { pluginTimings: false }, input: { main: at('./ui/server/main.server.ts') } },
      },
    },
    // The front end without React is one file of a lasting name, for other pages to embed. Built apart, so that it shares no chunk with the shop.
    ...(command === 'build'
      ? {
          lite: {
            consumer: 'client' as const,
            build: {
              outDir: 'dist/client',
              emptyOutDir: false,
              copyPublicDir: false,
              target: 'es2022',
              assetsInlineLimit: 0,
              modulePreload: false as const,
              rolldownOptions: {
                checks: { pluginTimings: false },
                input: { lite: at('./ui/lite/main.browser.ts'), 'lite-page': at('./ui/lite/page.css') },
                output: {
                  entryFileNames: '[name].js',
                  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
                    names.includes('lite-page.css') ? 'lite.css' : 'assets/[name]-[hash][extname]',
                },
              },
            },
          },
        }
      : {}),
  },
  builder: {},
  test: {
    include: ['{core,adapters,mock-server,ui,tools,contracts}/**/*.{test,properties.test}.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    environment: 'node',
    pool: 'threads',
    restoreMocks: true,
    testTimeout: 30_000,
  },
}))
