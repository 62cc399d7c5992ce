import type { Claim } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { Text } from '../../messages/text.ts'
import { pathTo } from '../shop/index.ts'

/** The shop's promises and what the law gives (NAV-04), each with the page that shows that it is true. */
export const claimsOf = (claims: readonly Claim[], locale: Locale, text: Text): readonly Claim[] => [
  ...claims,
  { text: text('shell.legalGuarantee'), path: pathTo(locale, 'legalGuarantee') },
]
