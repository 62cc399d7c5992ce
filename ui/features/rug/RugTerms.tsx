import { rugTerms } from '@thuishaven/core/rug'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './RugTerms.module.css'

/** What is agreed on for a rug made to measure, wherever one can be chosen or ordered (RUG-08). */
export const RugTerms = () => {
  const { text, t } = useMessages()
  const { deposit } = useConfig()
  return (
    <ul className={styles.terms} aria-label={text('rug.termsTitle')}>
      {rugTerms(deposit).map((term) => (
        <li key={term.key}>{t(term)}</li>
      ))}
    </ul>
  )
}
