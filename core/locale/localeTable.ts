/** A language of the shop: its tags, and its formats of numbers, amounts and dates. */
export interface Language {
  /** For Accept-Language and `lang` (BCP 47, LOC-01). */
  readonly tag: string
  /** The first part of the tag. */
  readonly primary: string
  /** In the address bar (LOC-02); the default language alone has none. */
  readonly prefix: string
  /** Its name in the language itself. */
  readonly name: string
  readonly numbers: { readonly thousands: string; readonly decimal: string }
  readonly price: {
    /** Order of sign (¤), minus (-) and amount (#); each space is one at which a line does not break. */
    readonly pattern: string
    /** Replaces the cents of a price in whole euros. */
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
 * The shop's languages, by ISO 639-3 code as in the specification (LOC-01). To add one, add a row here and whatever the compiler then reports as
 * missing. Formats are data, because a first view needs them and the first `Intl` formatter takes a tenth of a second on a phone.
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
