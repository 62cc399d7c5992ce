import { expect, it } from 'vitest'
import { localeCodes } from '@thuishaven/core/locale'
import { legalGuaranteeNotice, yourEurope, yourEuropeCode } from './legalGuarantee.ts'

const size = 29

/** The dark modules of a path of horizontal lines. */
const darkModules = (path: string): ReadonlySet<string> => {
  const dark = new Set<string>()
  let [x, y] = [0, 0]
  for (const [, sign, move, row, length] of path.matchAll(/([Mm])(\d+) (\d+)h(\d+)/g)) {
    ;[x, y] = sign === 'M' ? [Number(move), Number(row)] : [x + Number(move), y]
    for (const end = x + Number(length); x < end; x++) dark.add(`${x} ${y}`)
  }
  return dark
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Finders with their format, timing lines, and the one alignment pattern of version 3. */
const isFunction = (x: number, y: number): boolean =>
  (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9) || x === 6 || y === 6 || (Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2)

/** The text of a code of version 3 with one block of bytes, without a correction of errors. */
const textOf = (path: string): string => {
  const dark = darkModules(path)
  const isDark = (x: number, y: number): boolean => dark.has(`${x} ${y}`)
  // The format begins beside the upper left finder: two bits of level, three of mask, under a mask of their own.
  const format = [0, 1, 2, 3, 4].map((x) => (isDark(x, 8) ? 1 : 0)).reduce<number>((value, bit) => value * 2 + bit, 0) ^ 0b10101
  const mask = masks[format & 7]
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFunction(x, y)) bits.push(Number(isDark(x, y) !== mask?.(x, y)))
    }
    isUp = !isUp
  }
  const number = (from: number, length: number): number => bits.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0)
  // Mode 4: bytes, after a length of eight bits.
  expect(number(0, 4)).toBe(4)
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8)))
}

it.each(localeCodes)('the QR code of the notice on the legal guarantee leads to the address beside it, %s', (locale) => {
  expect(textOf(yourEuropeCode[locale])).toBe(yourEurope[locale])
  expect(legalGuaranteeNotice[locale]).toContain(`href="${yourEurope[locale]}"`)
  expect(legalGuaranteeNotice[locale]).toContain(yourEuropeCode[locale])
})
