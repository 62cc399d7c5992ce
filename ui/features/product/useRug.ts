import { useEffect, useState } from 'react'
import { chosenItems } from '@thuishaven/core/catalogue'
import { measureRug, typeMeasures } from '@thuishaven/core/rug'
import type { ChosenItem, OptionChoice, Product, SelectedOption } from '@thuishaven/core/catalogue'
import type { AboveMaximum, CustomItem, MeasuredRug } from '@thuishaven/core/rug'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useEvent } from '../../framework/hydration/useEvent.ts'
import { typedIn } from '../product-options/index.ts'
import type { ReadField, TypedMeasures } from '../product-options/index.ts'
import { useChoices } from './useChoices.ts'
import type { Choices } from './useChoices.ts'

/** The chosen item that is made to measure, with its group. */
export interface ChosenCustom extends Pick<ChosenItem, 'group' | 'item'> {
  readonly custom: CustomItem
}

/** A made-to-measure product: its options, the typed measures, and the resulting rug. */
export interface RugChoices {
  readonly choices: Choices
  readonly typed: TypedMeasures
  /** null while nothing made to measure is chosen. */
  readonly chosen: ChosenCustom | null
  readonly rug: MeasuredRug | null
  readonly type: (sides: TypedMeasures) => void
}

const customOf = (product: Product, selection: readonly SelectedOption[]): ChosenCustom | null =>
  chosenItems(product.optionGroups, selection).flatMap(({ group, item }) =>
    item.custom === null ? [] : [{ group, item, custom: item.custom }],
  )[0] ?? null

const unmeasuredOf = ({ optionGroups }: Product, selection: readonly SelectedOption[]): CustomItem | null =>
  chosenItems(optionGroups, selection).find(({ item, measures }) => item.custom !== null && measures === null)?.item.custom ??
  optionGroups.find(({ id, displayType }) => displayType === 'custom' && !selection.some(({ groupId }) => groupId === id))?.items[0]
    ?.custom ??
  null

/** Only a hydrated page replaces a side by the maximum and shows that; a plain form keeps the typed value and is refused (RUG-04). */
export const useAboveMaximum = (): AboveMaximum => (useHydrated() ? 'clamp' : 'refuse')

/** The options of a made-to-measure product; typed measures are kept between shapes. */
export const useRug = (product: Product, initial: readonly SelectedOption[], field: ReadField): RugChoices => {
  const [typed, setTyped] = useState<TypedMeasures>(() => {
    const first = customOf(product, initial)
    return first === null ? {} : typedIn(first.group.id, field)
  })
  const aboveMaximum = useAboveMaximum()
  const known = useChoices(product, initial, typed)
  const chosen = customOf(product, known.selection)
  // Another shape takes the measures along.
  const choose = useEvent((choice: OptionChoice): boolean => {
    const group = product.optionGroups.find(({ id }) => id === choice.groupId)
    const item = group?.items.find(({ id }) => id === choice.itemId)
    const custom = item?.custom ?? null
    return known.choose(custom === null ? choice : { ...choice, custom: measureRug(custom, typed).measures })
  })
  // After hydration a measure above the maximum in the address is replaced by the maximum, with a message at the field.
  const isClamped = chosen !== null && aboveMaximum === 'clamp' && measureRug(chosen.custom, typed, 'refuse').reason?._tag === 'TooLarge'
  useEffect(() => {
    if (isClamped) choose({ groupId: chosen?.group.id, itemId: chosen?.item.id })
  }, [isClamped, choose, chosen?.group.id, chosen?.item.id])
  return {
    choices: { ...known, choose, unmeasured: unmeasuredOf(product, known.selection) },
    typed,
    chosen,
    rug: chosen === null ? null : measureRug(chosen.custom, typed, aboveMaximum),
    type: (sides) => {
      const next = chosen === null ? { ...typed, ...sides } : typeMeasures(chosen.custom, typed, sides)
      setTyped(next)
      if (chosen === null) return
      known.choose({ groupId: chosen.group.id, itemId: chosen.item.id, custom: measureRug(chosen.custom, next).measures })
    },
  }
}
