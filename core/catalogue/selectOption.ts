import type { SelectedOption } from './options.ts'
import type { OptionGroup } from './product.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { CustomMeasures } from '../rug/measures.ts'

/** The initial selection: the default of each group, if available. A made-to-measure default has no measures yet. */
export const defaultSelection = (groups: readonly OptionGroup[]): readonly SelectedOption[] =>
  groups.flatMap((group) => {
    const item = group.items.find(({ isDefault, state }) => isDefault && state === 'active')
    return item === undefined ? [] : [{ groupId: group.id, itemId: item.id }]
  })

/** A choice from a page; either id may be missing. */
export interface OptionChoice {
  readonly groupId?: string | null | undefined
  readonly itemId?: string | null | undefined
  readonly custom?: CustomMeasures | null | undefined
}

/** Why a choice was not made; to be logged (OPT-02). */
export interface ChoiceRefused {
  readonly reason: 'incomplete' | 'unknown' | 'disabled'
  readonly groupId: string | null
  readonly itemId: string | null
}

/** The effect of a choice on the selection. */
export interface SelectionChange {
  /** The same array when nothing changed. */
  readonly selection: readonly SelectedOption[]
  readonly changed: boolean
  /** A choice that is not made to measure closes the configuration panel. */
  readonly closesPanel: boolean
}

const sameMeasures = (a: CustomMeasures | undefined, b: CustomMeasures | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.shape === b.shape &&
    a.widthCm === b.widthCm &&
    a.lengthCm === b.lengthCm &&
    a.diameterCm === b.diameterCm)

/**
 * Chooses an option: it replaces the selection of its group (OPT-01). Choosing the selected one again does nothing; a made-to-measure
 * one with other measures is another choice. Without group or item, or with one the product does not offer, it is refused (OPT-02).
 */
export const selectOption = (
  groups: readonly OptionGroup[],
  selection: readonly SelectedOption[],
  { groupId, itemId, custom }: OptionChoice,
): Result<SelectionChange, ChoiceRefused> => {
  const refused = (reason: ChoiceRefused['reason']) => err<ChoiceRefused>({ reason, groupId: groupId ?? null, itemId: itemId ?? null })
  if (!groupId || !itemId) return refused('incomplete')
  const item = groups.find(({ id }) => id === groupId)?.items.find(({ id }) => id === itemId)
  if (item === undefined) return refused('unknown')
  if (item.state === 'disabled') return refused('disabled')

  const measures = item.custom === null ? undefined : (custom ?? undefined)
  const before = selection.find((selected) => selected.groupId === groupId)
  if (before !== undefined && before.itemId === itemId && sameMeasures(before.custom, measures))
    return ok({ selection, changed: false, closesPanel: false })

  const chosen: SelectedOption = measures === undefined ? { groupId, itemId } : { groupId, itemId, custom: measures }
  const place = (selected: SelectedOption): number => groups.findIndex(({ id }) => id === selected.groupId)
  const after = [...selection.filter((selected) => selected.groupId !== groupId), chosen].toSorted((a, b) => place(a) - place(b))
  return ok({ selection: after, changed: true, closesPanel: item.custom === null })
}
