import { defineConfig } from 'vitest/config'

/** The tests that judge a mutant: all of the core. Properties are tried with fewer cases, because they are tried once a mutant. */
export default defineConfig({
  test: {
    include: ['core/**/*.{test,properties.test}.ts'],
    setupFiles: ['tools/mutation/fewerCases.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
