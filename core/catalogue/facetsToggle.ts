import type { ActiveFilter } from './filterPath.ts'

/**
 * Adds or removes an option; removing the last drops the filter (CAT-10). The touched filter moves to the end: it is the last-used one (CAT-08).
 */
export const toggleOption = (filters: readonly ActiveFilter[], name: string, value: string): readonly ActiveFilter[] => {
  const isMeant = (filter: ActiveFilter): boolean => filter.type === 'options' && filter.name === name
  const current = filters.find(isMeant)
  const others = filters.filter((filter) => !isMeant(filter))
  const values = current?.type === 'options' ? current.values : []
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return changed.length === 0 ? others : [...others, { type: 'options', name, values: changed }]
}
