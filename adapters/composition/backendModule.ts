import { createRandomIds } from '../ids/randomIds.ts'

/** What a page loads when it calls the backend for the first time; one file. */
export { createRunner } from '@thuishaven/core'
export { createBackendPorts } from '../http/createBackendPorts.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Names this document among others; the ids of its requests begin with it, in the logs of shop and backend. Kept nowhere. */
export const pageLoadId = createRandomIds(globalThis.crypto).next().replaceAll('-', '').slice(0, 8)

let requested = 0

/** Gives each request an id of its own. */
export const named =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-request-id': `${pageLoadId}-${(requested += 1)}` } })
