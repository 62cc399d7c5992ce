/** Where a shopper is in a list: changes of filters, sort and page stay with the same list. */
export interface ListPlace {
  readonly list: string
  readonly page: number
}

/** Marks the element that holds the list itself: a change of page leads to its top. */
export const listElement = 'list'

/** After a change within one list: focus and scroll stay where they are, but a change of page leads to the list's top (CAT-12). */
export const stayInList = (focused: Element | null, turned: boolean): void => {
  const list = document.getElementById(listElement)
  if (turned) {
    list?.scrollIntoView({ behavior: 'instant', block: 'start' })
    list?.focus({ preventScroll: true })
    return
  }
  if (document.activeElement === focused) return
  // The focused element was moved, or disappeared with the removed filter.
  const next = focused instanceof HTMLElement && focused.isConnected ? focused : list
  next?.focus({ preventScroll: true })
}
