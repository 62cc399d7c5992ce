import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LanguageCode } from '@vendure/core'
import { vendureDashboardPlugin } from '@vendure/dashboard/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { customFields } from '../config.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/*
 * Vendure's plugin reads a configuration to know the fields of the shop. It cannot read the real one, which imports the backend, so it gets one with
 * these fields alone.
 */
const folder = at('node_modules/.cache/thuishaven')
const file = `${folder}/vendure-config.ts`
mkdirSync(folder, { recursive: true })
writeFileSync(
  file,
  `import type { VendureConfig } from '@vendure/core'
export const config: VendureConfig = {
  apiOptions: { port: 4020, adminApiPath: 'admin-api' },
  authOptions: { tokenMethod: 'cookie' },
  dbConnectionOptions: { type: 'postgres' },
  paymentOptions: { paymentMethodHandlers: [] },
  customFields: ${JSON.stringify(customFields)},
} as never
`,
)

/** The shop's own pages, which Vendure's plugin would look for in the configuration. */
const shopPages: Plugin = {
  name: 'thuishaven:shop-pages',
  resolveId: (id) => (id === 'virtual:dashboard-extensions' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:dashboard-extensions'
      ? `export const runDashboardExtensions = () => import(${JSON.stringify(at('shop/index.tsx'))})`
      : undefined,
}

/** Amounts are typed with a comma too. */
const ownMoneyInput: Plugin = {
  name: 'thuishaven:money-input',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/money-input.js') ? at('shop/MoneyInput.tsx') : undefined),
}

/** The dashboard begins in Dutch; who chooses another language keeps it. */
const dutchFirst: Plugin = {
  name: 'thuishaven:dutch-first',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: `localStorage['vendure-user-settings'] ??= '{"displayLanguage":"nl","displayLocale":"NL","contentLanguage":"nl"}'`,
    },
  ],
}

export default defineConfig({
  base: '/dashboard/',
  build: { outDir: at('dist'), emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  plugins: [
    shopPages,
    ownMoneyInput,
    dutchFirst,
    vendureDashboardPlugin({
      vendureConfigPath: file,
      tempCompilationDir: at('node_modules/.cache/vendure'),
      i18n: {
        defaultLanguage: LanguageCode.nl,
        defaultLocale: 'NL',
        availableLanguages: [LanguageCode.nl, LanguageCode.en],
        availableLocales: ['NL', 'BE', 'GB'],
      },
      disablePlugins: { dashboardMetadata: true },
    }),
  ],
})
