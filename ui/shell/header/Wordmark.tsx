import { useText } from '../../messages/useText.ts'
import { PageLink } from '../PageLink.tsx'
import styles from './Wordmark.module.css'

/** The shop's name in its display face. */
export const Wordmark = ({ name }: { readonly name: string }) => {
  const { text } = useText()
  return (
    <PageLink className={styles.wordmark} to="home" aria-label={text('shell.home', { name })}>
      {name}
    </PageLink>
  )
}
