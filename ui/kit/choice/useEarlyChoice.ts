import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Lets a press before hydration count, which the input shows and no event reports again: it is pressed once more, now that somebody listens. It is
 * read before a render puts back what was chosen, and pressed after what was typed has been read, each press on what the one before it has made.
 * @param isChosen as rendered; undefined where the input itself keeps what is chosen
 */
export const useEarlyChoice = (isChosen: boolean | undefined): RefObject<HTMLInputElement | null> => {
  const element = useRef<HTMLInputElement>(null)
  const catchUp = useEffectEvent(() => {
    const input = element.current
    // Of two radio inputs that differ from what was rendered one was pressed.
    if (input === null || isChosen === undefined || input.checked === isChosen || (isChosen && input.type === 'radio')) return
    queueMicrotask(() => {
      input.checked = isChosen
      input.click()
    })
  })
  useLayoutEffect(() => catchUp(), [])
  return element
}

/**
 * The same of a select.
 * @param value as rendered; undefined where the select itself keeps what is selected
 */
export const useEarlySelection = (value: unknown): RefObject<HTMLSelectElement | null> => {
  const element = useRef<HTMLSelectElement>(null)
  const catchUp = useEffectEvent(() => {
    const select = element.current
    const early = select?.value
    // Where the value is not offered the browser selects for itself; that of undefined is not offered either.
    if (select === null || early === String(value) || ![...select.options].some((option) => option.value === String(value))) return
    queueMicrotask(() => {
      select.value = early ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  })
  useLayoutEffect(() => catchUp(), [])
  return element
}
