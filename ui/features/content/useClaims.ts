import type { Claim } from '@thuishaven/core/config'
import { useMessages } from '../../messages/useMessages.ts'
import { useConfig, useShop } from '../shop/index.ts'
import { claimsOf } from './claimsOf.ts'

/** The shop's promises in the visitor's language. */
export const useClaims = (): readonly Claim[] => {
  const { locale } = useShop()
  const { text } = useMessages()
  return claimsOf(useConfig().claims, locale, text)
}
