/** The page in a query parameter: a whole number from 1 to 999 999; anything else is page 1 (CAT-03). */
export const pageOf = (text: string | null): number => (text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1)
