import { base64 } from './base64.ts'
import type { ConsentPreferences } from './consent.ts'

/** Value of the cookie: JSON in base64 (CNS-03). The JSON of preferences is plain ASCII, one byte a character. */
export const encodeConsent = ({ necessary, preferences, statistics, marketing }: ConsentPreferences): string =>
  base64.encode(Array.from(JSON.stringify({ necessary, preferences, statistics, marketing }), (sign) => sign.charCodeAt(0)))
