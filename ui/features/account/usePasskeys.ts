import { useConfig } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'

/** Whether the shop offers passkeys and this browser can have them; false without JavaScript. */
export const usePasskeys = (): boolean => {
  const { passkeys } = useConfig()
  return useHydrated() && passkeys && typeof globalThis.PublicKeyCredential === 'function'
}
