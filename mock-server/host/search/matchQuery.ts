/** The words of a question, without accents; at most ten, since more never narrow a search. */
export const wordsOf = (question: string): readonly string[] =>
  (
    question
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 10)

/** Each word of a question with the others that will do in its place. */
export type Alternatives = readonly (readonly string[])[]

/** The same as a query of FTS5: of every word one alternative has to begin a word of the text, in the title only or anywhere. */
export const matchQuery = (asked: Alternatives, where: 'title' | 'anywhere'): string => {
  const all = asked.map((words) => `(${words.map((word) => `"${word}"*`).join(' OR ')})`).join(' AND ')
  return where === 'title' ? `title : (${all})` : all
}
