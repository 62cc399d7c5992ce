import { consentChoices } from '@thuishaven/core/consent'
import { consentCookieName, decodeConsent, encodeConsent } from './consentCookie.ts'

/** Cookies whose values no page differs by: the language stands in the address, and of the consent a page shows only whether it was given. */
const impersonal: ReadonlySet<string> = new Set(['locale', consentCookieName])

/** Whether this visitor sees what everybody sees. An unknown cookie may be anyone's mark: its owner gets a page of their own. */
const isAnyone = (cookieHeader: string): boolean =>
  cookieHeader.split(';').every((pair) => {
    const name = (pair.split('=')[0] ?? '').trim()
    return name === '' || impersonal.has(name)
  })

const consentPair = new RegExp(`(?:^|;)\\s*${consentCookieName}=([^;]*)`)

/** Whether this visitor has made a choice that can be read: the wall stays closed then. */
const hasChosen = (cookieHeader: string): boolean => decodeConsent(consentPair.exec(cookieHeader)?.[1]?.trim() ?? null).type === 'stored'

/** Stands for every choice there is: pages for all know no more of it than that it was made. */
const someChoice = `${consentCookieName}=${encodeConsent(consentChoices.onlyNecessary)}`

/** The cookies with which a page for all is rendered, for a visitor who gets one; null for a visitor who gets a page of their own. */
export const sharedCookies = (cookieHeader: string): string | null =>
  !isAnyone(cookieHeader) ? null : hasChosen(cookieHeader) ? someChoice : ''
