import { createContext, useContext, useMemo } from 'react'
import type { Texts } from './createTexts.ts'
import { sayOf, textOf } from './text.ts'
import type { Say, Text } from './text.ts'

export const TextsContext = createContext<Texts | null>(null)

/** Sentences of the active language. `text(key, params)`; `say(message)` also takes what the host wrote itself. */
export const useText = (): { readonly text: Text; readonly say: Say } => {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('useText was called outside <TextsContext>: render the tree below the App component.')
  return useMemo(() => ({ text: textOf(texts.t), say: sayOf(texts.t, texts.exists, texts.unknown) }), [texts])
}
