import { rugTerms } from '@thuishaven/core/rug'
import { useConfig } from '../../bindings/useConfig.ts'
import { useText } from '../../messages/useText.ts'
import styles from './RugTerms.module.css'

/** What is agreed on for a rug made to measure, wherever one can be chosen or ordered (RUG-08). */
export const RugTerms = () => {
  const { text, say } = useText()
  const { deposit } = useConfig()
  return (
    <ul className={styles.terms} aria-label={text('rug.termsTitle')}>
      {rugTerms(deposit).map((term) => (
        <li key={term.key}>{say(term)}</li>
      ))}
    </ul>
  )
}
