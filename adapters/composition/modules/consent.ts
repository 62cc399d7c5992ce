export { createConsentStore } from '@thuishaven/core/consent'
export { createCookieConsent } from '../../cookies/consentCookie.ts'
