import { defaultSelection } from '@thuishaven/core/catalogue'
import type { OptionGroup, SelectedOption } from '@thuishaven/core/catalogue'
import type { RugSide } from '@thuishaven/core/rug'

/** Measures as typed, by side. */
export type TypedMeasures = Partial<Readonly<Record<RugSide, string>>>

/** Reads a field of a form or of an address by its name; null when there is none. */
export type ReadField = (name: string) => string | null

/** Name of the field that holds the chosen item of a group, in the product's form and in its address. */
export const optionField = (groupId: string): string => `option.${groupId}`

/** Name of the field with a side of a made-to-measure choice, as typed. */
export const measureField = (groupId: string, side: RugSide): string => `measure.${groupId}.${side}`

/** The same where the product's groups are not known, as on the front page. */
const anyMeasureField = (side: RugSide): string => `measure.${side}`

/** The measures of a group from the fields. */
export const typedIn = (groupId: string, field: ReadField): TypedMeasures => {
  const side = (name: RugSide): TypedMeasures => {
    const typed = field(measureField(groupId, name)) ?? field(anyMeasureField(name))
    return typed === null ? {} : { [name]: typed }
  }
  return { ...side('width'), ...side('length'), ...side('diameter') }
}

/**
 * The choices of an address beside the product's own; what it does not offer is left out. Made-to-measure choices have no measures yet.
 * `refused` names the groups whose choice was left out (OPT-02).
 */
export const selectionIn = (
  groups: readonly OptionGroup[],
  field: ReadField,
): { readonly selection: readonly SelectedOption[]; readonly refused: readonly string[] } => {
  const usual = defaultSelection(groups)
  const refused: string[] = []
  const selection = groups.flatMap(({ id, items }) => {
    const itemId = field(optionField(id))
    const item = items.find((candidate) => candidate.id === itemId && candidate.state === 'active')
    if (item !== undefined) return [{ groupId: id, itemId: item.id }]
    if (itemId !== null) refused.push(id)
    return usual.filter(({ groupId }) => groupId === id)
  })
  return { selection, refused }
}

/** A selection as fields of an address: what differs from the product's own, and every measure. */
export const addressFields = (
  groups: readonly OptionGroup[],
  selection: readonly SelectedOption[],
  typed: TypedMeasures,
): readonly (readonly [string, string])[] => {
  const usual = defaultSelection(groups)
  return selection.flatMap(({ groupId, itemId }) => {
    const isCustom = groups.some(({ id, items }) => id === groupId && items.some((item) => item.id === itemId && item.custom !== null))
    const own = usual.some((option) => option.groupId === groupId && option.itemId === itemId)
    return [
      ...(own ? [] : [[optionField(groupId), itemId] as const]),
      ...(isCustom
        ? (['width', 'length', 'diameter'] as const).flatMap((side) => {
            const text = typed[side] ?? ''
            return text === '' ? [] : [[measureField(groupId, side), text] as const]
          })
        : []),
    ]
  })
}
