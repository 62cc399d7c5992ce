import { expect, it } from 'vitest'
import { numberedPlaceholders } from './placeholders.ts'

it('placeholders get numbers in order or keep their own, and quoted text is left alone', () => {
  expect(numberedPlaceholders("SELECT ? WHERE a = ? AND b = 'what?' AND c = ?")).toBe("SELECT $1 WHERE a = $2 AND b = 'what?' AND c = $3")
  expect(numberedPlaceholders('UPDATE a SET b = ?2 WHERE c = ?1 OR ?2 = d')).toBe('UPDATE a SET b = $2 WHERE c = $1 OR $2 = d')
})
