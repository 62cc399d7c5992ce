import { useText } from '../../messages/useText.ts'
import styles from './Wordmark.module.css'

/** The shop's name in its display face. */
export const Wordmark = ({ name, href }: { readonly name: string; readonly href: string }) => {
  const { text } = useText()
  return (
    <a className={styles.wordmark} href={href} aria-label={text('shell.home', { name })}>
      {name}
    </a>
  )
}
