/** Milliseconds after which a browser without idle callbacks counts as idle, and a busy one has been busy long enough. */
const longEnough = 4000

/** Resolves when the browser has nothing to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longEnough })
    else setTimeout(resolve, longEnough)
  })
