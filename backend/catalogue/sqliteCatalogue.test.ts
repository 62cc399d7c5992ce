import { describe } from 'vitest'
import { createDemoBackend } from '../createDemoBackend.ts'
import { catalogueSuite } from '../ports/testing/catalogueSuite.ts'

const { catalogue, searchIndex } = await createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000' })

describe('the catalogue and its search index in SQLite', () => {
  catalogueSuite({ catalogue, searchIndex, categoryId: 'vloerkleden' })
})
