import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { unknownPhrase } from './unknownPhrase.ts'
import { sayOf, textOf } from './text.ts'
import type { Say, Text } from './text.ts'

/** Sentences of the active language. `text(key, params)`; `say(message)` also takes what the host wrote itself. */
export const useText = (): { readonly text: Text; readonly say: Say } => {
  const { t, i18n } = useTranslation()
  return useMemo(
    () => ({
      text: textOf(t),
      say: sayOf(
        t,
        (key, params) => i18n.exists(key, params),
        (key) => i18n.emit(unknownPhrase, key),
      ),
    }),
    [t, i18n],
  )
}
