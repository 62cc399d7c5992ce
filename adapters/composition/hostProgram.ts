import { makeRandomIds } from '../ids/randomIds.ts'

/** What a page loads when it asks the host for the first time; one file. */
export { makeRunner } from '@thuishaven/core'
export { makeHostPorts } from '../http/makeHostPorts.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Names this document among others; the ids of its requests begin with it, in the logs of shop and host. Kept nowhere. */
export const visit = makeRandomIds(globalThis.crypto).next().replaceAll('-', '').slice(0, 8)

let asked = 0

/** Gives each request an id of its own. */
export const named =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-request-id': `${visit}-${(asked += 1)}` } })
