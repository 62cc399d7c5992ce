import { defineConfig } from 'vitest/config'

/** The tests that judge a mutant: those of the domain alone, beside what they test. */
export default defineConfig({
  test: { include: ['core/domain/**/*.{test,properties.test}.ts'], environment: 'node', restoreMocks: true, testTimeout: 30_000 },
})
