import { consentChoices } from '@thuishaven/core/consent'
import { consentCookieName, decodeConsent, encodeConsent } from './consentCookie.ts'
import { parseCookies } from './cookieText.ts'
import type { CookiesRead } from './serverCookies.server.ts'

/** Cookies whose values do not change a page: the language is in the address, and a page depends only on whether there is a consent choice. */
const impersonal: ReadonlySet<string> = new Set(['locale', consentCookieName])

const ownNames = (cookieHeader: string): readonly string[] => [...parseCookies(cookieHeader).keys()].filter((name) => !impersonal.has(name))

const consentPair = new RegExp(`(?:^|;)\\s*${consentCookieName}=([^;]*)`)

/** Whether this visitor has made a choice that can be read: the wall stays closed then. */
const hasChosen = (cookieHeader: string): boolean => decodeConsent(consentPair.exec(cookieHeader)?.[1]?.trim() ?? null).type === 'stored'

/** Represents every possible choice: cached pages depend only on whether a choice was made. */
const someChoice = `${consentCookieName}=${encodeConsent(consentChoices.onlyNecessary)}`

/**
 * Which visitors get a page that was rendered without a visitor's own cookies.
 * @param personal names of cookies that change what the backend answers to reads of the catalogue
 */
export const createSharedCookies = (personal: readonly string[]) => ({
  /** The cookies with which a shared page is rendered; null for a visitor to whom the backend may answer otherwise, such as a customer. */
  neutral: (cookieHeader: string): string | null =>
    ownNames(cookieHeader).some((name) => personal.includes(name)) ? null : hasChosen(cookieHeader) ? someChoice : '',
  /** Whether the visitor has cookies besides those that the neutral ones stand for. */
  hasOwn: (cookieHeader: string): boolean => ownNames(cookieHeader).length > 0,
  /** Whether none of those has been read. */
  isSame: (cookieHeader: string, read: CookiesRead): boolean => ownNames(cookieHeader).every((name) => read !== 'all' && !read.has(name)),
})
