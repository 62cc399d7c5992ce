/**
 * Hundredths of what a merchant typed, with a comma or a point: `59,95`, `59.95`, `1.234,50` and `€ 60` are amounts. The last mark with one or two
 * digits behind it begins the cents; marks before it only group thousands. Null: that is no amount.
 */
export const hundredthsOf = (typed: string): number | null => {
  const [, whole = '', cents = ''] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{0,2}))?$/.exec(typed.replaceAll(/[\s€%]/g, '')) ?? []
  return whole === '' ? null : Number(whole.replaceAll(/[.,]/g, '') + cents.padEnd(2, '0'))
}

/** With two decimals, in the notation of a language such as `nl-NL`. */
export const writeHundredths = (hundredths: number, language: string): string =>
  (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
