import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../core/index.ts'

export type TextParams = Readonly<Record<string, string | number>>
export type Text = (key: string, params?: TextParams) => string

/** Sentences of the active language. `text(key, params)`; `say(message)` also takes what the host wrote itself. */
export const useText = (): { readonly text: Text; readonly say: (message: Message) => string } => {
  const { t } = useTranslation()
  return useMemo(() => {
    const text: Text = (key, params) => t(key, params ?? {})
    return { text, say: (message) => ('text' in message ? message.text : text(message.key, message.params)) }
  }, [t])
}
