/** A VAT number, without spaces and dots. */
export interface VatNumber {
  /** Prefix of the member state; EL is Greece, XI Northern Ireland. */
  readonly countryCode: string
  readonly number: string
}

/** The forms of the member states, without the prefix: https://ec.europa.eu/taxation_customs/vies/faq.html, question 11. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/**
 * A number as it was typed; null when no member state has numbers of this form. Belgians often leave out BE, because the rest is the number of the
 * company.
 */
export const parseVatNumber = (typed: string): VatNumber | null => {
  const text = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  const whole = forms['BE']?.test(text) === true ? `BE${text}` : text
  const [countryCode, number] = [whole.slice(0, 2), whole.slice(2)]
  return Object.hasOwn(forms, countryCode) && forms[countryCode]?.test(number) === true ? { countryCode, number } : null
}

/** Whether a field of a form holds a number, or none. */
export const isVatNumberOrEmpty = (typed: string | undefined = ''): boolean => typed.trim() === '' || parseVatNumber(typed) !== null
