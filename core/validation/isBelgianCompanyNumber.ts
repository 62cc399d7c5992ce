/**
 * A Belgian company number, which is also the VAT id behind 'BE': ten digits beginning with 0 or 1, the last two of which
 * are 97 minus the remainder by 97 of the first eight. 'BE', dots and spaces are tolerated.
 */
export const isBelgianCompanyNumber = (text: string): boolean => {
  const digits = /^(?:BE)?([01][0-9]{9})$/.exec(text.replace(/[ .]/g, '').toUpperCase())?.[1]
  return digits !== undefined && Number(digits.slice(0, 8)) !== 0 && Number(digits.slice(8)) === 97 - (Number(digits.slice(0, 8)) % 97)
}
