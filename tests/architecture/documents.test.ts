import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'

const pages = ['*.md', 'docs/**/*.md', '{core,adapters,contracts,backend,mock-server,shop}/README.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
)
// The table of requirements is made, and checked where it is made.
const documents = pages.filter((path) => path !== 'docs/requirements.md')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

/** What a run writes and nobody commits. */
const isMade = (path: string): boolean => /^(?:reports|dist|node_modules|\.cache)\//.test(path)
const rooms = /^(?:core|adapters|contracts|backend|mock-server|ui|tests|tools|docs)\//

describe.each(documents)('%s', (path) => {
  it('the document names existing files', () => {
    const named = Array.from(textOf(path).matchAll(/`([\w./-]+)(?::\d+)?`/g), ([, name = '']) => name)
    const missing = named.filter((name) => rooms.test(name) && !isMade(name) && !existsSync(join(root, name)))
    expect(missing).toEqual([])
  })

  it('the document links to existing files', () => {
    const links = Array.from(textOf(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g), ([, to = '']) => to)
    expect(links.filter((to) => !existsSync(join(root, dirname(path), to)))).toEqual([])
  })

  it('the document names existing commands', () => {
    const named = Array.from(textOf(path).matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

describe.each(globSync('docs/decisions/[0-9]*.md', { cwd: root }))('%s', (path) => {
  const text = textOf(path)

  it('the decision has a number, a date and a status', () => {
    const number = Number(/\d{4}/.exec(path)?.[0])
    expect(text).toMatch(
      new RegExp(
        `^# ${number}\\. .+\\n\\nDate \\d{4}-\\d\\d-\\d\\d · Status: (?:accepted|superseded by \\[\\d+\\]\\(\\d{4}-.+\\.md\\))\\n`,
      ),
    )
  })

  it('the decision has context, decision and consequences, in this order', () => {
    expect(Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title)).toEqual(['Context', 'Decision', 'Consequences'])
  })
})
