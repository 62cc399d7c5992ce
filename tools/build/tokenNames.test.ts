import { expect, it } from 'vitest'
import { constantTokens, shortTokens } from './tokenNames.ts'

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

it('a token that never changes stands as its value where that is no longer than a name', () => {
  const shared = ':root { --gap: 1px; --ink: black; --quick: 9ms; --wide: clamp(1rem, 2vw, 3rem); --seen: 2px; --else: 3px; }'
  const sheets = [
    shared,
    '@media (prefers-reduced-motion) { :root { --quick: 0 } }',
    '.a { gap: var(--gap); color: var(--ink); margin: var(--wide) var(--wide) var(--wide); padding: var(--else, 1px) }',
    '.b { --ink: red; transition: var(--quick) }',
  ]
  expect([...constantTokens(shared, sheets, "style={{ '--seen': 1 }}")]).toEqual([['--gap', '1px']])
})
