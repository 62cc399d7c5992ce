import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { classesAsExports, shortClassNames } from './tools/build/cssModules.ts'
import { entryFiles } from './tools/build/entryFiles.ts'
import { fileGroups } from './tools/build/files.ts'
import { liteInDevelopment } from './tools/build/liteInDevelopment.ts'
import { messageOverrides } from './tools/build/messageOverrides.ts'
import { librarySizes } from './tools/build/librarySizes.ts'
import { sideGuard } from './tools/build/sideGuard.ts'
import { readTheme } from './tools/build/theme/readTheme.ts'
import { postgresTests } from './tools/postgres/testFiles.ts'
import { testsWith } from './tools/testFiles.ts'
import { themeFiles, themeInSheets } from './tools/build/theme/themePlugin.ts'

/** The packages of this repository are taken as they are written, not as they are published. */
const source = 'thuishaven-source'
const at = (path: string) => new URL(path, import.meta.url).pathname

const classes = classesAsExports()
const theme = readTheme()

/** A replaced module must not be there already, nor stay for the next file. */
const mocking = /\bvi\.mock\(/
const mockingTests = testsWith(mocking)
const mockingPageTests = testsWith(mocking, 'tsx')

/** They need the packages of the back office: npm run test:vendure. */
const vendureTests = ['backend/vendure/**/*.live.test.ts']
const withVendure = process.env['VENDURE_TESTS'] === 'on'

const inBrowser = {
  environment: './tests/components/jsdom.environment.ts',
  environmentOptions: { jsdom: { url: 'http://shop.test' } },
  setupFiles: ['./tests/components/browser.setup.ts'],
}

export default defineConfig(({ command }) => ({
  logLevel: 'warn',
  plugins: [react(), classes.plugin, sideGuard(), librarySizes(), entryFiles(), liteInDevelopment(), themeFiles(theme), messageOverrides()],
  publicDir: at('./ui/public'),
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // The ES2015 build of tsyringe is a third smaller than its default entry.
    alias: [
      { find: 'tsyringe', replacement: at('./node_modules/tsyringe/dist/esm2015/index.js') },
      // React has `useSyncExternalStore` itself by now.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // What makes an icon of its drawing is ours, a tenth of the size.
      ...(command === 'build' ? [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: at('./ui/kit/icons/createIcon.ts') }] : []),
    ],
  },
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames() : '[local]_[hash:5]', getJSON: classes.getJSON },
    postcss: { plugins: [themeInSheets(theme)] },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // What all pages need of styles stands in every document, and the rest of the shop's comes with the scripts.
          resolveDependencies: (_file, needed) => needed.filter((file) => !/\/(?:base|shop)-[^/]*\.css$/.test(file)),
        },
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // What the sheets are written in: nothing is lowered for browsers that could not show them anyway.
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        rolldownOptions: {
          checks: { pluginTimings: false },
          // No getter of ours or of a library does more than answer: what is read and not used goes.
          treeshake: { propertyReadSideEffects: false },
          // Inlines classes and other constants across files, so that files of one page need no export of the file that all pages load.
          optimization: { inlineConst: { mode: 'all' } },
          input: { start: at('./ui/app/entry.browser.tsx'), faces: at('./ui/kit/styles/faces.css') },
          output: {
            codeSplitting: { groups: fileGroups() },
            // Every page knows the names of all chunks, and signs cannot be compressed: seven are the fewest that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
    ssr: {
      // The built server is one bundle without node_modules; in development they are loaded as they are.
      resolve: {
        conditions: [source, ...defaultServerConditions],
        ...(command === 'build' ? { noExternal: true as const, external: ['@prometheus-io/client'] } : {}),
      },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { checks: { pluginTimings: false }, input: { main: at('./ui/app/server/main.server.ts') } },
      },
    },
    // The starter stands in the document: one small file by itself.
    ...(command === 'build'
      ? {
          starter: {
            consumer: 'client' as const,
            resolve: { conditions: [source, ...defaultClientConditions] },
            build: {
              outDir: 'dist/client',
              emptyOutDir: false,
              copyPublicDir: false,
              target: 'es2022',
              modulePreload: false as const,
              rolldownOptions: {
                checks: { pluginTimings: false },
                input: { starter: at('./ui/app/starter.browser.ts') },
                output: { entryFileNames: '[name].js', format: 'iife' as const },
              },
            },
          },
        }
      : {}),
    // The front end without React is one file of a lasting name, for other pages to embed. Built apart, so that it shares no chunk with the shop.
    ...(command === 'build'
      ? {
          lite: {
            consumer: 'client' as const,
            resolve: { conditions: [source, ...defaultClientConditions] },
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
    exclude: ['**/node_modules/**', 'dist/**'],
    environment: 'node',
    pool: 'threads',
    // Vitest keeps one processor free, which on two is half of the time.
    maxWorkers: '100%',
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      // Files share the modules that they read, which takes half the time: what a file makes (shops, servers, stores) is its own.
      {
        extends: true,
        test: { name: 'core', include: ['core/**/*.{test,properties.test}.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['{adapters,backend,mock-server,ui,tools,contracts}/**/*.{test,properties.test}.ts', 'tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...postgresTests, ...mockingTests, ...vendureTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocking', include: mockingTests },
      },
      {
        extends: true,
        test: { name: 'postgres', include: postgresTests, exclude: ['**/node_modules/**', ...vendureTests] },
      },
      ...(withVendure ? [{ extends: true as const, test: { name: 'vendure', include: vendureTests, hookTimeout: 180_000 } }] : []),
      {
        extends: true,
        // What a shopper sees and does, without layout and network: a page stands within milliseconds.
        test: { ...inBrowser, name: 'components', include: ['ui/{app,features}/**/*.test.tsx'], exclude: mockingPageTests, isolate: false },
      },
      {
        extends: true,
        // They replace modules or what the browser tells, and end in the middle, so each file has modules and a page of its own.
        test: { ...inBrowser, name: 'parts', include: ['ui/{framework,kit}/**/*.test.tsx', ...mockingPageTests] },
      },
    ],
  },
}))
