const pattern = /^NL([0-9]{9})B([0-9]{2})$/

const elevenTest = (digits: string): boolean => {
  const sum = digits
    .slice(0, 8)
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === Number(digits[8])
}

/** The remainder by 97 of a long number, digit by digit; letters count as A = 10 … Z = 35. */
const remainder97 = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/**
 * A Dutch VAT id: NL, nine digits, B, two digits (01 to 99); dots, spaces and small letters are tolerated. The check digit is right by
 * the test of eleven (companies) or, since 2020, by the remainder of 97 over the whole id (sole traders).
 */
export const isDutchVatId = (text: string): boolean => {
  const id = text.replace(/[ .]/g, '').toUpperCase()
  const parts = pattern.exec(id)
  if (parts === null || parts[1] === '000000000' || parts[2] === '00') return false
  return elevenTest(parts[1] ?? '') || remainder97(id) === 1
}
