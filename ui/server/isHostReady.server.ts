import { locales } from '@thuishaven/core/locale'
import type { Ask } from './passToHost.server.ts'

/** Asks the host itself, past every cache, whether it would answer the shop's first question. */
export const isHostReady = async (apiUrl: string, ask: Ask): Promise<boolean> => {
  try {
    const answer = await ask(`${apiUrl}/api/v2/app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locales.nld.tag },
      body: '{}',
      signal: AbortSignal.timeout(2000),
    })
    const said: unknown = answer.ok ? await answer.json() : null
    return typeof said === 'object' && said !== null && 'status' in said && said.status === 'success'
  } catch {
    return false
  }
}
