import { consentChoices } from '@thuishaven/core/consent'
import { consentCookieName, decodeConsent, encodeConsent } from './consentCookie.ts'

/** Cookies whose values do not change a page: the language is in the address, and a page depends only on whether there is a consent choice. */
const impersonal: ReadonlySet<string> = new Set(['locale', consentCookieName])

/** Whether this visitor gets the shared page. An unknown cookie may identify a visitor, who then gets a private page. */
const isAnyone = (cookieHeader: string): boolean =>
  cookieHeader.split(';').every((pair) => {
    const name = (pair.split('=')[0] ?? '').trim()
    return name === '' || impersonal.has(name)
  })

const consentPair = new RegExp(`(?:^|;)\\s*${consentCookieName}=([^;]*)`)

/** Whether this visitor has made a choice that can be read: the wall stays closed then. */
const hasChosen = (cookieHeader: string): boolean => decodeConsent(consentPair.exec(cookieHeader)?.[1]?.trim() ?? null).type === 'stored'

/** Represents every possible choice: cached pages depend only on whether a choice was made. */
const someChoice = `${consentCookieName}=${encodeConsent(consentChoices.onlyNecessary)}`

/** The cookies with which a shared page is rendered; null for a visitor who gets a private page. */
export const sharedCookies = (cookieHeader: string): string | null =>
  !isAnyone(cookieHeader) ? null : hasChosen(cookieHeader) ? someChoice : ''
