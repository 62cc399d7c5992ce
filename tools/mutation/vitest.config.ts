import { defineConfig } from 'vitest/config'

/** The tests for mutants: all tests of the core. Properties run with fewer cases, because they run for every mutant. */
export default defineConfig({
  test: {
    include: ['core/**/*.{test,properties.test}.ts'],
    setupFiles: ['tools/mutation/fewerCases.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
