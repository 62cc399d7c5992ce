import { expect, it } from 'vitest'
import { shortTokens } from './tokenNames.ts'

it('the token that is written most often has the shortest name, and what a program writes keeps its own', () => {
  const sheets = ['.a--b { --gap: 1px; margin: var(--gap) }', '.c { color: var(--ink); padding: var(--gap); --ratio: 1 }']
  expect([...shortTokens(sheets, "style={{ '--ratio': shape }}")]).toEqual([
    ['--gap', '--a'],
    ['--ink', '--b'],
  ])
})

it('no two tokens share a name', () => {
  const sheet = Array.from({ length: 120 }, (_, index) => `var(--token-${index})`).join(' ')
  const short = shortTokens([sheet], "'--b'")
  expect(new Set([...short.values(), '--b']).size).toBe(short.size + 1)
})
