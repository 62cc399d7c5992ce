import { createContext, useContext, useMemo } from 'react'
import type { Messages } from './createMessages.ts'
import { translateWith, textOf } from './text.ts'
import type { Translate, Text } from './text.ts'

export const TextsContext = createContext<Messages | null>(null)

/** Messages of the active language. `text(key, params)`; `t(message)` also takes what the backend wrote itself. */
export const useMessages = (): { readonly text: Text; readonly t: Translate } => {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('useMessages was called outside the App component.')
  return useMemo(() => ({ text: textOf(texts.t), t: translateWith(texts.t, texts.exists, texts.unknown) }), [texts])
}
