import { defineConfig } from 'vitest/config'

/** The tests that judge a mutant: those of the rules alone, beside what they test. */
export default defineConfig({
  test: {
    include: ['core/*/**/*.{test,properties.test}.ts'],
    exclude: ['core/*/make*', 'core/cart/cart{Coupons,Queue,Races}.*'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
