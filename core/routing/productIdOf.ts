/** The product number in a route parameter: a positive whole number without leading zeros, at most 2 147 483 647; else null (RTE-08). */
export const productIdOf = (text: string): number | null => {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}
