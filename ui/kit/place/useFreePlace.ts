import { useEffect } from 'react'
import type { RefObject } from 'react'
import { freeLift } from './freeLift.ts'

/**
 * What is to be pressed or read where it stands: the header, buttons, fields, totals, what a card says, and whatever has the focus. Other
 * links of a list may lie below, as they scroll by.
 */
const clearance =
  ':focus-visible, header:not(main *), :is(main, aside, footer) :is(button, input, select, summary, [data-clear], article > div + div)'
/** Milliseconds after which what a scroll or another page brought, such as a bar, has arrived. */
const arrived = 250

const isInView = ({ width, height, top, bottom }: DOMRect): boolean => width > 0 && height > 0 && bottom > 0 && top < innerHeight

const lift = (element: HTMLElement): void => {
  if (getComputedStyle(element).position !== 'fixed') return
  const before = Number(element.dataset['lift'] ?? 0)
  const { top, bottom, left, right } = (element.firstElementChild ?? element).getBoundingClientRect()
  // Reading a position forces a layout, also what the browser has left aside because it is far from the screen.
  const others = Array.from(document.querySelectorAll(clearance)).filter(
    (other) => other.checkVisibility({ contentVisibilityAuto: true }) && !element.contains(other) && !other.closest('dialog'),
  )
  const taken = others.map((other) => other.getBoundingClientRect()).filter(isInView)
  const now = freeLift({ top: top + before, bottom: bottom + before, left, right }, taken)
  if (now === before) return
  element.dataset['lift'] = String(now)
  element.style.translate = `0 ${-now}px`
}

/**
 * Lifts what lies over the page at its lower edge, as far as it would cover a button, a field or a total of the page. In a panel it has a place
 * of its own.
 * @param inside the element, or something in it
 * @param selector names the element
 */
export const useFreePlace = (inside: RefObject<HTMLElement | null>, selector: string, isFixed = false): void => {
  useEffect(() => {
    const element = inside.current?.closest<HTMLElement>(selector) ?? null
    if (isFixed || element === null || element.closest('dialog') !== null) return undefined
    let frame = 0
    let now: ReturnType<typeof setTimeout> | undefined
    let later: ReturnType<typeof setTimeout> | undefined
    // After the frame, when the page is laid out anyway: in it the question where things stand would lay it out twice.
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
    // Another page may come without a scroll, and bring a bar of its own.
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
