/** The words of a question, without accents; at most ten, since more never narrow a search. */
export const wordsOf = (question: string): readonly string[] =>
  (
    question
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 10)

/** The same as a query of FTS5: every word has to begin one of the text, in the title only or anywhere. */
export const matchQuery = (words: readonly string[], where: 'title' | 'anywhere'): string => {
  const all = words.map((word) => `"${word}"*`).join(' AND ')
  return where === 'title' ? `title : (${all})` : all
}
