import type { Finding } from '../ports/SearchIndex.ts'
import type { ChosenOptions, Filters } from '../ports/Catalogue.ts'

/** The best hit of each family. */
export const onePerFamily = (found: readonly Finding[]): readonly Finding[] => {
  const best = new Map<number, Finding>()
  for (const finding of found) if (!best.has(finding.family)) best.set(finding.family, finding)
  return [...best.values()]
}

export const hasOption = ({ facets }: Finding, { name, values }: ChosenOptions): boolean =>
  (facets[name] ?? []).some((value) => values.includes(value))

export const isInPrice = ({ price }: Finding, range: Filters['price']): boolean =>
  range === null || (price !== null && price >= range.min * 100 && price <= range.max * 100)
