import { formSentences as englishForms } from '../../ui/messages/eng.forms.ts'
import { sentences as english } from '../../ui/messages/eng.ts'
import { formSentences as dutchForms } from '../../ui/messages/nld.forms.ts'
import { sentences as dutch } from '../../ui/messages/nld.ts'
import type { Translated } from '../../ui/messages/sentenceKeys.ts'

export type Words = Translated<typeof dutch & typeof dutchForms>

/** The shop's own sentences, so that a better wording breaks no test; sentences that the requirements fix are written out in the tests. */
export const words: Readonly<Record<'nld' | 'eng', Words>> = {
  nld: { ...dutch, ...dutchForms, phrases: { ...dutch.phrases, ...dutchForms.phrases } },
  eng: { ...english, ...englishForms, phrases: { ...english.phrases, ...englishForms.phrases } },
}

/** A sentence with its parameters filled in. */
export const filled = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
