import { useShop } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { claimsTitle } from '../../messages/claims.ts'
import styles from './BusinessClaims.module.css'
import { useClaims } from './useClaims.ts'

/** The shop's promises above business pages (NAV-04). */
export const BusinessClaims = () => {
  const title = claimsTitle[useShop().locale]
  const claims = useClaims()
  return (
    <section className={styles.strip} aria-label={title}>
      <ul className={styles.claims}>
        {claims.map(({ text, path }) => (
          <li key={text}>
            <Link href={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
