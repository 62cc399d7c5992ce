import { defineConfig } from '@playwright/test'
import shop from '../playwright.config.ts'

/**
 * `npm run pictures -- --compare`: ten pictures against those that are kept here. Not part of `npm test`: every build of Chromium draws
 * letters a little differently, and what fails for that teaches to look away.
 */
export default defineConfig({
  ...shop,
  testDir: '.',
  testMatch: /looks\.ts$/,
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list']],
  expect: {
    timeout: 20_000,
    // Smoothed edges may differ, a line that moved may not: at these sizes 0.4 % is less than one line of text.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide' },
  },
  projects: [{ name: 'looks' }],
  webServer: { ...[shop.webServer].flat()[0], command: 'node tools/start.ts', cwd: '../..' },
})
