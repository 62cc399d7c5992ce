/** Normalises a Dutch zip code: '1011ab' → '1011 AB'; a Belgian one is unchanged. */
export const writtenZipCode = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2')
