import type { sentences } from './nld.ts'
import type { accountSentences } from './nld.account.ts'
import type { consentSentences } from './nld.consent.ts'
import type { formSentences } from './nld.forms.ts'

/** `a.b.c` for every sentence in a catalogue, as it is written there. */
type Leaf<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : T[Name] extends object ? `${Name}.${Leaf<T[Name]>}` : never
}[keyof T & string]

/** What is said of one thing and of several is asked for by one key; `count` picks the form. */
type Asked<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

type At<T, Path extends string> = T extends unknown
  ? Path extends keyof T
    ? T[Path]
    : Path extends `${infer Area}.${infer Rest}`
      ? Area extends keyof T
        ? At<T[Area], Rest>
        : never
      : never
  : never

/** The areas of all catalogues; `account` and `phrases` stand in several. */
type Dutch = typeof sentences | typeof formSentences | typeof accountSentences | typeof consentSentences

type WrittenKey = Dutch extends infer Catalogue ? (Catalogue extends unknown ? Leaf<Catalogue> : never) : never

/** Every sentence that the shop can say. The Dutch catalogue is the list: what is not written there does not compile. */
export type SentenceKey = Asked<WrittenKey>

/** A key with forms always takes the count that picks one of them. */
type Written<Key extends string> = Key extends WrittenKey ? At<Dutch, Key> : '{count}' | At<Dutch, `${Key}_${'one' | 'other'}`>

/** Names in braces; what follows a comma is the format of the value. */
type Names<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare},${string}` ? Bare : Name) | Names<Rest>
  : never

/** What has to be filled in where the key may be any of `Key`; nothing where no sentence has a brace. */
export type SentenceParams<Key extends SentenceKey> = [Names<Written<Key>>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<Names<Written<Key>>, string | number>>]

/** The same sentences in another language: a missing one, or one too many, does not compile. */
export type Translated<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string ? string : Translated<Catalogue[Name]>
}
