import { execFileSync } from 'node:child_process'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../tools/browserFile.cjs'
import { externalBackend } from '../tools/start/externalBackend.ts'

/** Chosen once, as the ports below: each worker reads this file again. */
const chromium = (process.env['HEADLESS_PATH'] ??= process.env['CHROMIUM_PATH'] ?? findBrowser('headless') ?? findBrowser() ?? '')

const listenAnywhere =
  "const s=require('node:net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})"

/** A free port, so that anything else can stay open; chosen once, because each worker reads this file again. */
const portNamed = (name: string): string =>
  (process.env[name] ??= execFileSync(process.execPath, ['-e', listenAnywhere], { encoding: 'utf8' }))

const port = portNamed('TEST_PORT')
const external = externalBackend(process.env)
const apiPort = external === null ? portNamed('TEST_API_PORT') : new URL(external).port

/** The built shop alone, in front of a backend that is running already. */
const shopAlone = "await (await import('./tools/build/ensureBuilt.ts')).ensureBuilt(); await import('./dist/server/main.js')"

export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  // What only a mock server can stage (tests/e2e/staging.ts), and what needs the back office.
  grepInvert: [...(external === null ? [] : [/@staged/]), ...(process.env['VENDURE_ADDRESS'] ? [] : [/@vendure/])],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails is run once more, with a trace: tracing every test takes a third of the time. `npm test` counts these second tries.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A browser without a window rounds the width of letters unless told otherwise; shoppers' browsers do not.
    launchOptions: { executablePath: chromium, args: ['--font-render-hinting=none'] },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      // A screen of another width than the page: the browser requests the first picture by the one, and shows it by the other.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } },
      testMatch: /\.phone\.spec\.ts$/,
    },
  ],
  webServer: {
    command: external === null ? 'node tools/start.ts' : `node --input-type=module -e "${shopAlone}"`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    env: { PORT: port, API_PORT: apiPort, HOST: '127.0.0.1', SHOP_API_URL: '', SHOP_DATA: '', NODE_ENV: 'production' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
})
