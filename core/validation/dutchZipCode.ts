/** '1011ab' → '1011 AB'; null when it is no Dutch zip code: four digits not starting with 0, two letters, but not SA, SD and SS. */
export const dutchZipCode = (text: string): string | null => {
  const parts = /^([1-9][0-9]{3})[ ]?([A-Za-z]{2})$/.exec(text.trim())
  const letters = parts?.[2]?.toUpperCase()
  return parts === null || letters === undefined || ['SA', 'SD', 'SS'].includes(letters) ? null : `${parts[1]} ${letters}`
}
