import { defineConfig } from 'vitest/config'

/** The tests that judge a mutant: those of the domain, and for the cart also those of the store that carries its queue out. */
const folders = process.env['MUTATED'] === 'cart' ? 'core/{domain,state}' : 'core/domain'

export default defineConfig({
  test: { include: [`${folders}/**/*.{test,properties.test}.ts`], environment: 'node', restoreMocks: true, testTimeout: 30_000 },
})
