import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../tools/browserFile.cjs'
import chromium from './playwright.config.ts'

/** The purchase and the filters in a second engine, the system's own Firefox, driven by WebDriver BiDi: `npm run test:firefox`. */
export default defineConfig({
  ...chromium,
  reporter: 'list',
  projects: [
    {
      name: 'firefox',
      testMatch: /e2e\/(?:purchase|filters)\.spec\.ts$/,
      use: {
        ...devices['Desktop Firefox'],
        viewport: { width: 1280, height: 900 },
        channel: 'moz-firefox',
        launchOptions: { executablePath: findBrowser('firefox') ?? '' },
      },
    },
  ],
})
