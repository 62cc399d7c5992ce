import { isIP } from 'node:net'
import type { Backend } from '../answers/Backend.ts'

/** Whether the merchant offers passkeys, and can: they belong to a domain, and an address of numbers is none. */
export const passkeysOffered = ({ shop, appUrl, meets }: Pick<Backend, 'appUrl' | 'meets' | 'shop'>): boolean =>
  shop.passkeys && !meets('passkeys-off') && isIP(new URL(appUrl).hostname.replaceAll(/[[\]]/g, '')) === 0
