import { lazy } from '@thuishaven/core'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import styles from './LazySuggestions.module.css'
import type { SuggestionsProps } from './Suggestions.tsx'

const suggestions = lazy(withMessages(() => import('./Suggestions.tsx')))

/** Loaded once they are to be seen: what stands above them is not kept waiting, and nothing is missed without them. */
export const Suggestions = (props: SuggestionsProps) => {
  const shown = useLazy(suggestions, true)
  const content = shown === null || shown === 'missing' ? null : <shown.Suggestions {...props} />
  return props.layout === 'cards' ? <div className={styles.cards}>{content}</div> : content
}
