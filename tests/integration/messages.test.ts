import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'
import { accountSentences as accountEng } from '../../ui/messages/eng.account.ts'
import { formSentences as formsEng } from '../../ui/messages/eng.forms.ts'
import { sentences as eng } from '../../ui/messages/eng.ts'
import { accountSentences as accountNld } from '../../ui/messages/nld.account.ts'
import { consentSentences as consentEng } from '../../ui/messages/eng.consent.ts'
import { consentSentences as consentNld } from '../../ui/messages/nld.consent.ts'
import { formSentences as formsNld } from '../../ui/messages/nld.forms.ts'
import { sentences as nld } from '../../ui/messages/nld.ts'
import type { Catalogue } from '../../ui/messages/createTexts.ts'

const flat = (catalogue: Catalogue, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : [...flat(value, `${prefix}${name}.`)],
    ),
  )

const all = (...catalogues: readonly Catalogue[]): Map<string, string> => new Map(catalogues.flatMap((catalogue) => [...flat(catalogue)]))
const dutch = all(nld, formsNld, accountNld, consentNld)
const english = all(eng, formsEng, accountEng, consentEng)

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* files(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name)) yield path
  }
}

const hasSentence = (key: string): boolean => dutch.has(key) || (dutch.has(`${key}_one`) && dutch.has(`${key}_other`))
const keysIn = (folders: readonly string[], pattern: RegExp): readonly { key: string; file: string }[] =>
  folders.flatMap((folder) =>
    [...files(folder)].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map((match) => ({ key: match[1] ?? '', file })),
    ),
  )

describe('the sentences of both languages', () => {
  it('LOC-04 have the same keys', () => {
    expect([...english.keys()].toSorted()).toEqual([...dutch.keys()].toSorted())
    expect(dutch.size).toBeGreaterThan(300)
  })

  it('LOC-04 are none of them empty, and name the same parameters', () => {
    const parameters = (text: string) =>
      Array.from(text.matchAll(/\{(\w+)/g), ([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))
    for (const [key, text] of dutch) {
      expect(text, key).not.toBe('')
      expect(parameters(english.get(key) ?? ''), key).toEqual(parameters(text))
    }
  })

  it('LOC-04 say every phrase that the core names', () => {
    const named = keysIn(['core'], /key: '([A-Za-z]+\.[A-Za-z.]+)'/g)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ key }) => !hasSentence(key))).toEqual([])
  })

  it('LOC-04 are all of them said somewhere', () => {
    const places = ['ui', 'core', 'contracts', 'mock-server'].flatMap((folder) => [...files(folder)])
    const written = places
      .filter((file) => !/^ui\/messages\/(?:nld|eng)/.test(file) && !file.startsWith('ui/lite/'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    // A key stands in quotes, or is put together in a template; the host names its own without the area.
    const quoted = new Set([...written.matchAll(/'((?:[A-Za-z]\w*\.)*[A-Za-z]\w*)'/g)].map((match) => match[1] ?? ''))
    const templates = [...new Set([...written.matchAll(/`((?:[A-Za-z]\w*\.)+\$\{[^`]+)`/g)].map((match) => match[1] ?? ''))]
      .filter((template) => !template.startsWith('phrases.'))
      .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '\\w+')}$`))
    const isSaid = (key: string): boolean => {
      const asked = key.replace(/_(?:one|other)$/, '')
      return (
        quoted.has(key) ||
        quoted.has(asked) ||
        quoted.has(asked.replace(/^phrases\./, '')) ||
        templates.some((template) => template.test(asked))
      )
    }
    expect(templates.length).toBeGreaterThan(10)
    expect([...dutch.keys()].filter((key) => !isSaid(key))).toEqual([])
  })

  it('CHK-13 no button that obliges to pay has another name', () => {
    expect(dutch.get('checkout.orderAndPay')).toBe('Bestellen en betalen')
    expect(english.get('checkout.orderAndPay')).toBe('Order and pay')
    const payStep = readFileSync(join(root, 'ui/pages/checkout/PayStep.tsx'), 'utf8')
    expect(payStep.match(/label=\{text\('checkout\.orderAndPay'\)\}/g)).toHaveLength(1)
  })
})
