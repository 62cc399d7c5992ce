import { isOffline } from './useIsOffline.ts'

/** Title and sentence of each kind of error page. */
export const errorTexts = {
  unavailable: ['error.unavailableTitle', 'error.unavailableText'],
  offline: ['error.offlineTitle', 'error.connection'],
  defect: ['error.defectTitle', 'error.server'],
  notFound: ['error.notFoundTitle', 'error.notFoundText'],
} as const

/** The kind of error page for a reason: without a connection nobody knows whether the shop is unavailable. A missing page stays missing. */
export const errorKind = (reason: string | undefined, offline = isOffline()): keyof typeof errorTexts =>
  reason === 'unavailable' ? (offline ? 'offline' : reason) : reason === 'defect' ? reason : 'notFound'
