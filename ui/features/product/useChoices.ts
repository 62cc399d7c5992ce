import { useEffect, useRef, useState } from 'react'
import { chosenProduct, selectOption } from '@thuishaven/core/catalogue'
import type { ChosenProduct, OptionChoice, OptionGroup, Product, SelectedOption } from '@thuishaven/core/catalogue'
import type { CustomItem } from '@thuishaven/core/rug'
import { useShop, useConfig } from '../shop/index.ts'
import { useEvent } from '../../framework/hydration/useEvent.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { addressFields } from '../product-options/index.ts'
import type { TypedMeasures } from '../product-options/index.ts'

/** The selection of a product and its consequences. */
export interface Choices {
  readonly selection: readonly SelectedOption[]
  readonly chosen: ChosenProduct
  /** The item that is made to measure, while it has no valid measures: the chosen one, or the first while none is chosen. */
  readonly unmeasured: CustomItem | null
  /** Returns whether the choice closes its panel (OPT-01). */
  readonly choose: (choice: OptionChoice) => boolean
}

/** Milliseconds after which the page is rendered with a choice in its address, instead of at every key press. */
const settled = 300

/** The address of a page with other choices in it; the rest of it stays. */
const withChoices = (href: string, groups: readonly OptionGroup[], selection: readonly SelectedOption[], typed: TypedMeasures): string => {
  const url = urlOf(href)
  for (const name of Array.from(url.searchParams.keys()))
    if (/^(?:option|measure)\./.test(name) || name === 'added') url.searchParams.delete(name)
  for (const [name, value] of addressFields(groups, selection, typed)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** The choices on a product page; the address follows them, so that it can be shared. */
export const useChoices = (product: Product, initial: readonly SelectedOption[], typed: TypedMeasures): Choices => {
  const { log } = useShop()
  const { pricesExclVat } = useConfig()
  const { current, rename } = useShopLocation()
  const [selection, setSelection] = useState(initial)
  const { optionGroups } = product

  const before = useRef({ selection, typed })
  useEffect(() => {
    if (before.current.selection === selection && before.current.typed === typed) return undefined
    const href = withChoices(current.href, optionGroups, selection, typed)
    // The address bar is updated immediately, so that a reload loses nothing; parts of the page that show the address render after a pause in typing.
    history.replaceState(history.state, '', href + location.hash)
    const later = setTimeout(() => {
      before.current = { selection, typed }
      rename(href)
    }, settled)
    return () => clearTimeout(later)
  }, [current.href, rename, optionGroups, selection, typed])

  const choose = useEvent((choice: OptionChoice): boolean => {
    const result = selectOption(optionGroups, selection, choice)
    if (!result.ok) {
      log('Selection was refused', { productId: product.productId, ...result.failure })
      return false
    }
    setSelection(result.value.selection)
    return result.value.closesPanel
  })

  return {
    selection,
    chosen: chosenProduct(product, selection, { exclVat: pricesExclVat }),
    unmeasured: null,
    choose,
  }
}
