import type { SearchIndex } from '../ports/SearchIndex.ts'
import type { Language } from '../records/ProductRecord.ts'

/** Maximum number of typing errors for a word of this length; 0 for short words and numbers. */
const slips = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2)

/** Edit distance with swaps of neighbours between two words; stops above `most`. */
const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

/** Similar words of the catalogue: the same first letter, and few edits from the word or its prefix. */
export const nearWords = ({ wordsWithoutNumbers }: SearchIndex, language: Language, word: string): readonly string[] => {
  const most = slips(word)
  const first = word[0]
  if (most === 0 || first === undefined) return []
  return wordsWithoutNumbers(language, first)
    .filter(
      (term) =>
        slipsBetween(word, term.slice(0, Math.max(word.length, term.length - 3)), most) <= most || slipsBetween(word, term, most) <= most,
    )
    .slice(0, 20)
}
