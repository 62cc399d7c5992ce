import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Phrase } from '../notifications/phrase.ts'
import type { Price } from '../pricing/price.ts'
import { areaPrice, isInShape, isOrderable, measuresOf, rugSides } from './measures.ts'
import type { CustomItem, CustomMeasures, RugSide } from './measures.ts'
import { rugOutline } from './rugOutline.ts'
import type { RugOutline } from './rugOutline.ts'

/** How far a finished rug may deviate from its measures: 3 %. */
const deviation = 3

/**
 * The notice for a shopper before ordering a custom rug: the deviation, what is paid when, and that it cannot be returned (RUG-08).
 * A shop without a deposit does not mention one.
 */
export const rugTerms = ({ enabled, share }: { readonly enabled: boolean; readonly share: BasisPoints }): readonly Phrase[] => [
  { key: 'rug.terms.deviation', params: { percentage: deviation } },
  ...(enabled ? [{ key: 'rug.terms.payment' as const, params: { upfront: share / 100, rest: (10_000 - share) / 100 } }] : []),
  { key: 'rug.terms.noReturn' },
]

/**
 * Whole centimetres in text as typed, within 0 and the maximum (RUG-03, RUG-04). Spaces, leading zeros, 'cm' and decimals that are all 0
 * do not count; below 0 becomes 0. null for empty text and for everything else: '240,5' is not whole, and '2 m' and '1.200' (a thousand
 * to some, one to others) are no measures rather than wrong ones. `tooLarge` says that the maximum replaced it.
 */
export const typedMeasure = (text: string, maximumCm: number): { readonly cm: number | null; readonly tooLarge: boolean } => {
  const [, sign, digits, decimals] = /^(?:cm)?([-−+]?)(\d+)(?:[.,](\d*))?(?:cm)?$/i.exec(text.replace(/\s/g, '')) ?? []
  if (digits === undefined || decimals?.length === 3 || /[1-9]/.test(decimals ?? '')) return { cm: null, tooLarge: false }
  if (sign === '-' || sign === '−') return { cm: 0, tooLarge: false }
  const cm = Number(digits)
  return cm > maximumCm ? { cm: maximumCm, tooLarge: true } : { cm, tooLarge: false }
}

/** Problems that prevent a rug with the typed measures. */
export type RugProblem =
  /** A side above the maximum, which the calculator shows in its place. */
  | { readonly _tag: 'TooLarge'; readonly maximumCm: number }
  | { readonly _tag: 'NoMeasure' }
  | { readonly _tag: 'NotSquare' }
  | { readonly _tag: 'BelowMinimum'; readonly minimumArea: AreaCm2 }
  /** A side is still empty. */
  | { readonly _tag: 'Missing' }

/** The message of a problem. */
export const rugPhrase = (problem: RugProblem): Phrase => {
  switch (problem._tag) {
    case 'TooLarge':
      return { key: 'rug.tooLarge', params: { max: problem.maximumCm } }
    case 'NoMeasure':
      return { key: 'rug.noMeasure' }
    case 'NotSquare':
      return { key: 'rug.notSquare' }
    case 'BelowMinimum':
      return { key: 'rug.belowMinimum', params: { min: problem.minimumArea / 10_000 } }
    case 'Missing':
      return { key: 'rug.missing' }
  }
}

/** One input of the calculator. */
export interface RugField {
  readonly side: RugSide
  /** Text for the input: the cleaned number, or empty. */
  readonly text: string
  readonly cm: number | null
  readonly placeholder: Phrase
  /** The typed text is too large, or no measure. */
  readonly problem: RugProblem | null
}

/** Everything the calculator shows, computed from what was typed. */
export interface MeasuredRug {
  readonly fields: readonly RugField[]
  /** null while a side is missing. */
  readonly area: AreaCm2 | null
  /** null while the area is unknown. */
  readonly minimumReached: boolean | null
  /** The first problem: a side that is too large or no measure, else a square with unequal sides, else an area below the minimum. */
  readonly problem: RugProblem | null
  /** Why it cannot be ordered yet; null when it can (RUG-07). */
  readonly reason: RugProblem | null
  /** Only when the rug can be ordered: what to select the option with. */
  readonly measures: CustomMeasures | null
  /** Price of the rug itself on the side of its price per m²; 0 until it can be ordered. */
  readonly price: Price
  readonly cartable: boolean
  readonly outline: RugOutline | null
}

/** Handling of a side above the maximum: the calculator replaces it by the maximum, a posted form is refused (RUG-04). */
export type AboveMaximum = 'clamp' | 'refuse'

const fieldOf = (side: RugSide, typed: string, maximumCm: number, aboveMaximum: AboveMaximum): RugField => {
  const { cm: clamped, tooLarge } = typedMeasure(typed, maximumCm)
  const cm = tooLarge && aboveMaximum === 'refuse' ? null : clamped
  return {
    side,
    text: cm === null ? '' : String(cm),
    cm,
    placeholder: { key: `rug.placeholder.${side}` },
    problem: tooLarge ? { _tag: 'TooLarge', maximumCm } : cm === null && typed.trim() !== '' ? { _tag: 'NoMeasure' } : null,
  }
}

/**
 * The rug calculator (RUG-01 to RUG-07, RUG-09): measures as typed, in whole centimetres, become a price and a picture.
 * Any text is accepted and answered. Keep the text as typed and show each field's cleaned text, so that a clamp keeps its problem.
 * Where the shopper does not see a clamp, `aboveMaximum` must be 'refuse': a rug is never sold at another size than was typed.
 */
export const measureRug = (
  item: CustomItem,
  typed: Partial<Readonly<Record<RugSide, string>>>,
  aboveMaximum: AboveMaximum = 'clamp',
): MeasuredRug => {
  const fields = rugSides(item.shape).map((side) => fieldOf(side, typed[side] ?? '', item.maximumCm, aboveMaximum))
  const cmOf = (side: RugSide): number | null => fields.find((field) => field.side === side)?.cm ?? null
  const measures = measuresOf(item.shape, { width: cmOf('width'), length: cmOf('length'), diameter: cmOf('diameter') })
  const cartable = measures !== null && isOrderable(item, measures)
  const minimumReached = measures === null ? null : measures.area >= item.minimumArea
  const wrongArea: RugProblem | null =
    measures !== null && !isInShape(measures)
      ? { _tag: 'NotSquare' }
      : minimumReached === false
        ? { _tag: 'BelowMinimum', minimumArea: item.minimumArea }
        : null
  return {
    fields,
    area: measures?.area ?? null,
    minimumReached,
    problem: fields.find((field) => field.problem !== null)?.problem ?? wrongArea,
    reason: cartable
      ? null
      : (fields.find(({ cm, problem }) => cm === null && problem !== null)?.problem ?? wrongArea ?? { _tag: 'Missing' }),
    measures: cartable ? measures : null,
    price: cartable ? areaPrice(item.pricePerM2, measures.area) : { ...item.pricePerM2, base: 0 as Cents, lowest30Days: null },
    cartable,
    outline: measures === null ? null : rugOutline(measures, item.maximumCm),
  }
}

/** Measures after an input: a side that was too large is its maximum from then on, and its problem is cleared (RUG-04). */
export const typeMeasures = (
  item: CustomItem,
  typed: Partial<Readonly<Record<RugSide, string>>>,
  input: Partial<Readonly<Record<RugSide, string>>>,
): Partial<Readonly<Record<RugSide, string>>> => {
  const clamped = measureRug(item, typed).fields.filter(({ problem }) => problem?._tag === 'TooLarge')
  return { ...typed, ...Object.fromEntries(clamped.map(({ side, text }) => [side, text])), ...input }
}
