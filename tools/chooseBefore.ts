import type { BrowserContext } from '@playwright/test'
import { consentCookieName, encodeConsent } from '../adapters/cookies/consentCookie.ts'
import { consentChoices } from '../core/consent/index.ts'
import type { ConsentPreferences } from '../core/consent/index.ts'

/** The cookie that keeps a choice. */
export const consentCookie = (preferences: ConsentPreferences, shop: string) => ({
  name: consentCookieName,
  value: encodeURIComponent(encodeConsent(preferences)),
  domain: new URL(shop).hostname,
  path: '/',
  sameSite: 'Lax' as const,
  secure: true,
})

/**
 * Lets the visitor of this context have chosen before, so that the consent wall stays closed. Cookies know no ports: this holds for every shop
 * at that address.
 */
export const chooseBefore = (
  context: BrowserContext,
  preferences: ConsentPreferences = consentChoices.onlyNecessary,
  shop = 'http://127.0.0.1',
): Promise<void> => context.addCookies([consentCookie(preferences, shop)])
