import { useConfig } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'

/** Whether the shop offers passkeys and this browser can have them; null while only the first is known. */
export const usePasskeys = (): boolean | null => {
  const { passkeys } = useConfig()
  const hydrated = useHydrated()
  if (!passkeys) return false
  return hydrated ? typeof globalThis.PublicKeyCredential === 'function' : null
}
