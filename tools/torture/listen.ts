/** Runs in the page: logs announcements, sent requests, and pages restored from the back/forward cache. */
export const listen = (): void => {
  const messages = new Set<string>()
  const collect = (): void => {
    for (const place of document.querySelectorAll('[role=status], [role=alert], [aria-live] > *, dialog [class*=alert]')) {
      const text = (place.textContent ?? '').trim()
      if (text === '' || messages.has(text)) continue
      messages.add(text)
      setTimeout(() => messages.delete(text), 3000)
      // The shop logs these messages at the debug level, and nothing else.
      console.debug(`said:${text}`)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(collect).observe(document.documentElement, { childList: true, subtree: true, characterData: true })
    collect()
  })
  // A press that the page received counts, even if the click call failed.
  addEventListener('submit', () => console.debug('pressed'), true)
  addEventListener('click', (event) => (event.target as Element).closest('dialog li button') !== null && console.debug('pressed'), true)
  addEventListener('pageshow', (event) => {
    if (event.persisted) console.debug('restored')
  })
}
