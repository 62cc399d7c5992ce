import { idle } from '../framework/hydration/idle.ts'

/** Does what the first view does not need: after the page has loaded, when the browser has nothing to do. */
export const whenIdle = (work: () => Promise<void>): void => {
  // Offline already: a missing file is reported when it is needed.
  const begin = (): void =>
    void idle()
      .then(work)
      .catch(() => undefined)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
