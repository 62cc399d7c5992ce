import Check from 'lucide-react/icons/check'
import { Container, Link } from '../../kit/index.ts'
import styles from './Claims.module.css'
import { useClaims } from './useClaims.ts'

/** The shop's promises on one line. */
export const Claims = () => {
  const claims = useClaims()
  return (
    <section className={styles.strip}>
      <Container>
        <ul className={styles.claims}>
          {claims.map(({ text, path }) => (
            <li key={text}>
              <Check aria-hidden="true" size={18} strokeWidth={1.5} />
              <Link href={path}>{text}</Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
