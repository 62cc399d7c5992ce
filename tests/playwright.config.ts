import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => file !== undefined && existsSync(file),
)
if (chromium === undefined) throw new Error('No Chromium was found: npm test installs one, or name one with CHROMIUM_PATH.')

/** Ports of their own, so that a shop that is being developed can stay open. */
const port = 3100
const apiPort = 4110

export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: chromium },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }, testIgnore: /\.phone\.spec\.ts$/ },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, testMatch: /\.phone\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node tools/start.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    env: { PORT: String(port), API_PORT: String(apiPort), HOST: '127.0.0.1', SHOP_API_URL: '', SHOP_DATA: '' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
