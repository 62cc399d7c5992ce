import { defaultLocale, locales } from '@thuishaven/core/locale'
import type { FetchBackend } from '../../framework/server/proxyToBackend.server.ts'

/** Calls the backend itself, past every cache, with the shop's first request. */
export const isBackendReady = async (apiUrl: string, fetchBackend: FetchBackend): Promise<boolean> => {
  try {
    const response = await fetchBackend(`${apiUrl}/api/v2/app`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locales[defaultLocale].tag },
      body: '{}',
      signal: AbortSignal.timeout(2000),
    })
    const text: unknown = response.ok ? await response.json() : null
    return typeof text === 'object' && text !== null && 'status' in text && text.status === 'success'
  } catch {
    return false
  }
}
