import { lazy } from '@thuishaven/core'

export const contactWidget = lazy(() => import('./ContactWidget.tsx'))
