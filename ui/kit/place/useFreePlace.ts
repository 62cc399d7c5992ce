import { useEffect } from 'react'
import type { RefObject } from 'react'
import { freeLift } from './freeLift.ts'

/**
 * Elements that must not be covered: the header, buttons, fields, totals, card texts, and the focused element. Other links of a list may be
 * covered, because they scroll.
 */
const clearance =
  ':focus-visible, header:not(main *), :is(main, aside, footer) :is(button, input, select, summary, [data-clear], article > :is(div, h2, h2 ~ *, h3, h3 ~ *))'
/** Milliseconds after a scroll or navigation in which new elements, such as a bar, have appeared. */
const arrived = 250

const isInView = ({ width, height, top, bottom }: DOMRect): boolean => width > 0 && height > 0 && bottom > 0 && top < innerHeight

/** How far an element at the lower edge must move up; one in the flow of the page covers nothing. */
const freePlace = (element: HTMLElement, before: number): number => {
  if (getComputedStyle(element).position !== 'fixed') return 0
  const { top, bottom, left, right } = (element.firstElementChild ?? element).getBoundingClientRect()
  // Reading a position forces a layout, even of content that the browser has skipped because it is far from the screen.
  const others = Array.from(document.querySelectorAll(clearance)).filter(
    (other) => other.checkVisibility({ contentVisibilityAuto: true }) && !element.contains(other) && !other.closest('dialog'),
  )
  const taken = others.map((other) => other.getBoundingClientRect()).filter(isInView)
  return freeLift({ top: top + before, bottom: bottom + before, left, right }, taken)
}

const lift = (element: HTMLElement): void => {
  // A press takes the focus from what had to be clear until now; it must end where it began.
  if (element.matches(':active')) return
  const before = Number(element.dataset['lift'] ?? 0)
  const now = freePlace(element, before)
  if (now === before) return
  element.dataset['lift'] = String(now)
  element.style.translate = `0 ${-now}px`
}

/**
 * Moves an element at the lower edge of the page up, so that it covers no button, field or total. In a panel it has a separate
 * place.
 * @param inside the element or a descendant
 * @param selector of the element
 */
export const useFreePlace = (inside: RefObject<HTMLElement | null>, selector: string, isFixed = false): void => {
  useEffect(() => {
    const element = inside.current?.closest<HTMLElement>(selector) ?? null
    if (isFixed || element === null || element.closest('dialog') !== null) return undefined
    let frame = 0
    let now: ReturnType<typeof setTimeout> | undefined
    let later: ReturnType<typeof setTimeout> | undefined
    // After the frame, when the layout is done: reading positions within the frame would force a second layout.
    const look = (): void => {
      frame ||= requestAnimationFrame(() => {
        now = setTimeout(() => {
          frame = 0
          lift(element)
        })
      })
    }
    const onChange = (): void => {
      clearTimeout(later)
      later = setTimeout(look, arrived)
    }
    const onMove = (): void => {
      look()
      onChange()
    }
    // A navigation may show another bar without a scroll.
    const watch = new MutationObserver(onChange)
    watch.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    addEventListener('resize', onMove)
    addEventListener('focusin', onMove)
    addEventListener('scroll', onMove, { passive: true })
    onMove()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(now)
      clearTimeout(later)
      watch.disconnect()
      removeEventListener('resize', onMove)
      removeEventListener('focusin', onMove)
      removeEventListener('scroll', onMove)
    }
  }, [inside, selector, isFixed])
}
