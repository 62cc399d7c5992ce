/** '1011ab' → '1011 AB', as a zip code is written; a Belgian one stays as it is. */
export const writtenZipCode = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2')
