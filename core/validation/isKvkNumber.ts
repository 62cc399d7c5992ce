/** A number of the Dutch chamber of commerce: eight digits, kept as text because it may begin with 0. */
export const isKvkNumber = (text: string): boolean => /^[0-9]{8}$/.test(text)
