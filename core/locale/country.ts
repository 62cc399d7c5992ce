/** Differences between countries, except formats of numbers, which are in validation. */
interface Country {
  /** Zip code and house number name a street (ADR-03). */
  readonly findsStreets: boolean
}

const table = {
  NL: { findsStreets: true },
  BE: { findsStreets: false },
} as const satisfies Readonly<Record<string, Country>>

/** A country that the shop delivers to, ISO 3166-1 alpha-2 (VAL-06). */
export type CountryCode = keyof typeof table

/** Every country that the shop delivers to, in the order in which they are offered. */
export const countryCodes = Object.keys(table) as readonly CountryCode[]

/** The default country. */
export const defaultCountry = 'NL' satisfies CountryCode

/** The country that text from outside names; the default one for any other text. */
export const countryOf = (text: string): CountryCode => countryCodes.find((code) => code === text) ?? defaultCountry

/** Whether zip code and house number name a street there (ADR-03); not for text that is no country of the shop. */
export const findsStreets = (text: string): boolean => countryCodes.some((code) => code === text && table[code].findsStreets)
