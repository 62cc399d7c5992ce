import { idle } from '../../framework/hydration/idle.ts'

const actions = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Keeps an element in view while what is drawn late pushes it away, until the visitor does something. */
const keepInView = (element: Element): void => {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
  observer.observe(document.body)
  for (const action of actions) addEventListener(action, () => observer.disconnect(), { once: true, passive: true })
}

/**
 * Takes the fragment out of an address that is there to be copied. Only once the page is complete: until then the browser keeps what it names in
 * view while the page above it grows.
 */
export const leaveFragment = async (): Promise<void> => {
  const named = document.getElementById(location.hash.slice(1))
  if (named !== null) keepInView(named)
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await idle()
  history.replaceState(history.state, '', location.pathname + location.search)
}
