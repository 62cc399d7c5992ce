const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A title as HTML, with the typed words in mark elements. */
export const markedTitle = (title: string, words: readonly string[]): string =>
  title
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part) => {
      const begun = words.filter((word) => plain(part).startsWith(word)).toSorted((a, b) => b.length - a.length)[0]
      if (begun === undefined) return escaped(part)
      const letters = Array.from(part)
      const end = letters.findIndex((_, index) => plain(letters.slice(0, index + 1).join('')).length >= begun.length) + 1
      return `<mark>${escaped(letters.slice(0, end).join(''))}</mark>${escaped(letters.slice(end).join(''))}`
    })
    .join('')
