import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { localeCodes } from '../../core/locale/locale.ts'
import { root } from './sources.ts'

interface Catalogue {
  readonly [area: string]: string | Catalogue
}
type Words = Readonly<Record<string, string>>

class MessageProblem extends Error {}

const catalogues = ['', '.forms', '.account', '.consent'] as const
const messageFile = new RegExp(`/ui/messages/(${localeCodes.join('|')})(?:\\.(?:forms|account|consent))?\\.ts$`)

/** A catalogue with the owner's messages in place of the shipped ones; other keys are unchanged. */
export const withMessages = (catalogue: Catalogue, words: Words, before = ''): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([name, value]) => {
      const key = before + name
      return [name, typeof value === 'string' ? (words[key] ?? value) : withMessages(value, words, `${key}.`)]
    }),
  )

const messagesOf = (catalogue: Catalogue, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as const] : messagesOf(value, `${before}${name}.`),
  )

const bracesIn = (message: string): readonly string[] => [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)

/** Errors in the owner's messages of one language. */
export const overrideProblems = (
  file: string,
  words: Readonly<Record<string, unknown>>,
  shipped: readonly Catalogue[],
): readonly string[] => {
  const known = new Map(shipped.flatMap((catalogue) => messagesOf(catalogue)))
  return Object.entries(words).flatMap(([key, message]) => {
    const ours = known.get(key)
    if (ours === undefined) return [`${file}: the shop says nothing by the name "${key}"; the names are those of ui/messages.`]
    if (typeof message !== 'string' || message.trim() === '') return [`${file}: "${key}" needs a sentence.`]
    const strange = bracesIn(message).filter((name) => !bracesIn(ours).includes(name))
    return strange.length === 0 ? [] : [`${file}: "${key}" knows no {${strange.join('}, {')}}; the shop says “${ours}”.`]
  })
}

const importCatalogue = async (file: string): Promise<Readonly<Record<string, Catalogue>>> =>
  (await import(file)) as Readonly<Record<string, Catalogue>>

const readMessageOverrides = (language: string): Words =>
  JSON.parse(readFileSync(join(root, `shop/words/${language}.json`), 'utf8')) as Readonly<Record<string, string>>

/** Replaces shipped messages by the owner's (shop/words) at build time, so that they cost no bytes. */
export const messageOverrides = (): Plugin => ({
  name: 'thuishaven:own-words',
  async buildStart() {
    const problems: string[] = []
    for (const language of localeCodes) {
      const files = catalogues.map((part) => join(root, `ui/messages/${language}${part}.ts`))
      const shipped = (await Promise.all(files.map(importCatalogue))).flatMap((exported) => Object.values(exported))
      problems.push(...overrideProblems(`shop/words/${language}.json`, readMessageOverrides(language), shipped))
    }
    if (problems.length > 0) throw new MessageProblem(problems.join('\n'))
  },
  async load(id) {
    const [, language = ''] = messageFile.exec(id) ?? []
    if (language === '') return null
    const words = readMessageOverrides(language)
    if (Object.keys(words).length === 0) return null
    return Object.entries(await importCatalogue(id))
      .map(([name, catalogue]) => `export const ${name} = ${JSON.stringify(withMessages(catalogue, words))}`)
      .join('\n')
  },
})
