import type { BrowserContext } from '@playwright/test'
import { consentChoices } from '../core/consent/index.ts'
import type { ConsentPreferences } from '../core/consent/index.ts'

const consentCookieName = 'cookiePreferences'

/** A consent choice in its cookie (CNS-03): implemented here again, so that tests notice a change of the format. */
export const encodeConsent = ({ necessary, preferences, statistics, marketing }: ConsentPreferences): string =>
  Buffer.from(JSON.stringify({ necessary, preferences, statistics, marketing })).toString('base64')

/** Decodes a consent cookie from a header; throws when it is not JSON in base64. */
export const decodeConsent = (value: string): ConsentPreferences =>
  JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString()) as ConsentPreferences

/** The cookie of a consent choice. */
export const consentCookie = (preferences: ConsentPreferences, shop: string) => ({
  name: consentCookieName,
  value: encodeURIComponent(encodeConsent(preferences)),
  domain: new URL(shop).hostname,
  path: '/',
  sameSite: 'Lax' as const,
  secure: true,
})

/**
 * Sets an earlier consent choice in this context, so that the consent wall stays closed. Cookies ignore ports, so it applies to every shop at
 * that host.
 */
export const chooseBefore = (
  context: BrowserContext,
  preferences: ConsentPreferences = consentChoices.onlyNecessary,
  shop = 'http://127.0.0.1',
): Promise<void> => context.addCookies([consentCookie(preferences, shop)])
