import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// They are in every document and in no later sheet; rules of a class would be only in documents that use it.
it('the styles of all pages have no class', () => {
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css')))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8').match(/\.[a-z][\w-]*(?=[^;{}]*\{)/gi) ?? [], file).toEqual([])
})
