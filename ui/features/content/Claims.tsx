import Check from 'lucide-react/icons/check'
import type { ContentBlock } from '@thuishaven/core/catalogue'
import { Container } from '../../kit/index.ts'
import styles from './Claims.module.css'

type ClaimsBlock = Extract<ContentBlock, { type: 'claims' }>

/** The shop's promises on one line. */
export const Claims = ({ block }: { readonly block: ClaimsBlock }) => (
  <section className={styles.strip}>
    <Container>
      <ul className={styles.claims}>
        {block.claims.map((claim) => (
          <li key={claim}>
            <Check aria-hidden="true" size={18} strokeWidth={1.5} />
            {claim}
          </li>
        ))}
      </ul>
    </Container>
  </section>
)
