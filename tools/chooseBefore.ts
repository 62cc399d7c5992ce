import type { BrowserContext } from '@playwright/test'
import { consentChoices } from '../core/consent/index.ts'
import type { ConsentPreferences } from '../core/consent/index.ts'

const consentCookieName = 'cookiePreferences'

/** A choice as its cookie keeps it (CNS-03): written here anew, so that another format in the shop is noticed. */
export const encodeConsent = ({ necessary, preferences, statistics, marketing }: ConsentPreferences): string =>
  Buffer.from(JSON.stringify({ necessary, preferences, statistics, marketing })).toString('base64')

/** The choice in a consent cookie, as written in a header; throws for one that is not JSON in base64. */
export const decodeConsent = (value: string): ConsentPreferences =>
  JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString()) as ConsentPreferences

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
