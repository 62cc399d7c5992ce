import { accountMessages as englishAccount } from '../../ui/messages/eng.account.ts'
import { formMessages as englishForms } from '../../ui/messages/eng.forms.ts'
import { consentMessages as englishConsent } from '../../ui/messages/eng.consent.ts'
import { messages as english } from '../../ui/messages/eng.ts'
import { accountMessages as dutchAccount } from '../../ui/messages/nld.account.ts'
import { formMessages as dutchForms } from '../../ui/messages/nld.forms.ts'
import { consentMessages as dutchConsent } from '../../ui/messages/nld.consent.ts'
import { messages as dutch } from '../../ui/messages/nld.ts'
import type { Translated } from '../../ui/messages/messageKeys.ts'

/** Merges two message catalogues of a language; some areas are in both. */
const together = <First extends object, Second extends object>(first: First, second: Second): First & Second =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((area) => [
      area,
      { ...(first[area as keyof First] as object), ...(second[area as keyof Second] as object) },
    ]),
  ) as First & Second

export type Words = Translated<typeof dutch & typeof dutchForms & typeof dutchAccount & typeof dutchConsent>

/** The shop's messages, so that a new wording breaks no test; messages that the requirements fix are written out in the tests. */
export const words: Readonly<Record<'nld' | 'eng', Words>> = {
  nld: together(together(together(dutch, dutchForms), dutchAccount), dutchConsent),
  eng: together(together(together(english, englishForms), englishAccount), englishConsent),
}

/** A message with its parameters filled in. */
export const filled = (message: string, params: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
