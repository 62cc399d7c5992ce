import { createRandomIds } from '../ids/randomIds.ts'

/** The module that a page loads at its first backend call; one file. */
export { createRunner } from '@thuishaven/core'
export { createBackendPorts } from '../http/createBackendPorts.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Names this document among others; the ids of its requests begin with it, in the logs of shop and backend. Kept nowhere. */
export const pageLoadId = createRandomIds(globalThis.crypto).next().replaceAll('-', '').slice(0, 8)

let requested = 0

/** Gives each request a unique id. */
export const named =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-request-id': `${pageLoadId}-${(requested += 1)}` } })
