import { rugTerms } from '@thuishaven/core/rug'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './RugTerms.module.css'

/** The terms for a made-to-measure rug, shown wherever one can be selected or ordered (RUG-08). */
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
