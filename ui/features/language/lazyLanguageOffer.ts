import { lazy } from '@thuishaven/core'

export const languageOffer = lazy(() => import('./LanguageOffer.tsx'))
