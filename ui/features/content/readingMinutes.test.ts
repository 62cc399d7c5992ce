import { expect, it } from 'vitest'
import { readingMinutes } from './readingMinutes.ts'

const text = (words: number) => ({ type: 'richText', html: `<p>${'woord '.repeat(words)}</p><h2 title="een twee">x</h2>` }) as const

it('the reading time is one minute for 200 words, and never zero', () => {
  expect(readingMinutes([text(400)])).toBe(2)
  expect(readingMinutes([text(10)])).toBe(1)
  expect(readingMinutes([])).toBe(1)
})
