import type { ParseKeys } from 'i18next'
import type { messages } from './nld.ts'
import type { accountMessages } from './nld.account.ts'
import type { consentMessages } from './nld.consent.ts'
import type { formMessages } from './nld.forms.ts'

/** The Dutch catalogues are the list of messages, by the namespaces that are loaded with their features. */
interface Namespaces {
  readonly shop: typeof messages
  readonly forms: typeof formMessages
  readonly account: typeof accountMessages
  readonly consent: typeof consentMessages
}

export type MessageNamespace = keyof Namespaces

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    fallbackNS: Exclude<MessageNamespace, 'shop'>[]
    nsSeparator: false
    resources: Namespaces
    interpolationPrefix: '{'
    interpolationSuffix: '}'
  }
}

/** `a.b.c` for every message in a catalogue, as it is written there. */
type Leaf<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : T[Name] extends object ? `${Name}.${Leaf<T[Name]>}` : never
}[keyof T & string]

type At<T, Path extends string> = T extends unknown
  ? Path extends keyof T
    ? T[Path]
    : Path extends `${infer Area}.${infer Rest}`
      ? Area extends keyof T
        ? At<T[Area], Rest>
        : never
      : never
  : never

/** The areas of all catalogues; `account` and `phrases` are in several. */
type Dutch = Namespaces[MessageNamespace]

type WrittenKey = Dutch extends infer Catalogue ? (Catalogue extends unknown ? Leaf<Catalogue> : never) : never

/** Every message key. The Dutch catalogue is the list: a key that it does not have does not compile. */
export type MessageKey = ParseKeys

/** A key with forms always takes the count that picks one of them. */
type Written<Key extends string> = Key extends WrittenKey ? At<Dutch, Key> : '{count}' | At<Dutch, `${Key}_${'one' | 'other'}`>

/** Names in braces; what follows a comma is the format of the value. */
type Names<MessageText> = MessageText extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare},${string}` ? Bare : Name) | Names<Rest>
  : never

/** What has to be filled in where the key may be any of `Key`; nothing where no message has a brace. */
export type MessageParams<Key extends MessageKey> = [Names<Written<Key>>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<Names<Written<Key>>, string | number>>]

/** The same messages in another language: a missing one, or one too many, does not compile. */
export type Translated<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string ? string : Translated<Catalogue[Name]>
}
