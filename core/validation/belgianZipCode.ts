/** The four digits of a Belgian zip code, 1000 to 9999; null for any other text. */
export const belgianZipCode = (text: string): string | null => /^[1-9][0-9]{3}$/.exec(text.trim())?.[0] ?? null
