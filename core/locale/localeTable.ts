/** A language of the shop: what the outside calls it, and how it writes numbers, amounts and days. */
export interface Language {
  /** For Accept-Language and `lang` (BCP 47, LOC-01). */
  readonly tag: string
  /** The first part of the tag. */
  readonly primary: string
  /** In the address bar (LOC-02); the default language alone has none. */
  readonly prefix: string
  /** As its speakers call it. */
  readonly name: string
  readonly numbers: { readonly thousands: string; readonly decimal: string }
  readonly price: {
    /** Order of sign (¤), minus (-) and amount (#); each space is one at which a line does not break. */
    readonly pattern: string
    /** Stands for the cents of a price that is shown in whole euros. */
    readonly noCents: string
  }
  readonly dates: {
    /** From Sunday. */
    readonly weekdays: readonly string[]
    readonly months: readonly string[]
    /** A day with its name, such as 'Tuesday, November 24'. */
    readonly pattern: string
  }
}

const words = (text: string): readonly string[] => text.split(' ')

/**
 * The shop's languages, by ISO 639-3 code as the specification names them (LOC-01); another one is a row here, and a row or file wherever the
 * compiler then asks for one. Written out, because a first view needs them and a phone takes a tenth of a second to make a formatter of `Intl`.
 */
export const localeTable = {
  nld: {
    tag: 'nl-NL',
    primary: 'nl',
    prefix: '',
    name: 'Nederlands',
    numbers: { thousands: '.', decimal: ',' },
    price: { pattern: '¤ -#', noCents: ',-' },
    dates: {
      weekdays: words('zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'),
      months: words('januari februari maart april mei juni juli augustus september oktober november december'),
      pattern: '{weekday} {day} {month}',
    },
  },
  eng: {
    tag: 'en-US',
    primary: 'en',
    prefix: '/en',
    name: 'English',
    numbers: { thousands: ',', decimal: '.' },
    price: { pattern: '-¤#', noCents: '' },
    dates: {
      weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
      months: words('January February March April May June July August September October November December'),
      pattern: '{weekday}, {month} {day}',
    },
  },
} as const satisfies Readonly<Record<string, Language>>
