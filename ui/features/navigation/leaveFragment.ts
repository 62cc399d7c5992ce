import { idle } from '../../framework/hydration/idle.ts'

/**
 * Takes the fragment out of an address that is there to be copied. Only once the page is complete: until then the browser keeps what it names in
 * view while the page above it grows.
 */
export const leaveFragment = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await idle()
  history.replaceState(history.state, '', location.pathname + location.search)
}
