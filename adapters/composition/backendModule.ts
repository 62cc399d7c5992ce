import { createRandomIds } from '../ids/randomIds.ts'

/** The module that a page loads at its first backend call; one file. */
export { createRunner } from '@thuishaven/core'
export { createBackendPorts } from '../http/createBackendPorts.ts'

/** What the first page with HTML of the backend needs. */
export const preloadSanitiser = (): Promise<unknown> => import('../http/sanitiseHtml.browser.ts')

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Names this document among others; the ids of its requests begin with it, in the logs of shop and backend. Kept nowhere. */
export const pageLoadId = createRandomIds(globalThis.crypto).next().replaceAll('-', '').slice(0, 8)

let requested = 0
let mayKeep = true

/**
 * Whether the backend lets its public responses be kept: the latest one did not forbid it (`Cache-Control: no-store`). Otherwise a page requests
 * none that nobody waits for.
 */
export const mayKeepResponses = (): boolean => mayKeep

/** Gives each request a unique id, and remembers what the response says about being kept. */
export const named =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const headers = { ...(init.headers as Record<string, string>), 'x-request-id': `${pageLoadId}-${(requested += 1)}` }
    const response = await fetch(url, { ...init, headers })
    if (url.includes('/api/public/')) mayKeep = !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
    return response
  }
