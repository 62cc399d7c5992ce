import { useText } from '../../messages/useText.ts'
import styles from './BusinessClaims.module.css'

const claims = ['tomorrow', 'partner', 'returns', 'moneyBack', 'advice', 'warranty'] as const

/** What the shop promises, above business pages (NAV-04). */
export const BusinessClaims = () => {
  const { text } = useText()
  return (
    <section aria-label={text('shell.claims.title')}>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>{text(`shell.claims.${claim}`)}</li>
        ))}
      </ul>
    </section>
  )
}
