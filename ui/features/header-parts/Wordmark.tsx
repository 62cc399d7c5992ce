import { useConfig, PageLink } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Wordmark.module.css'

/** The shop's logo from its configuration, that of its theme, or its name in the display face (CFG-03). */
export const Wordmark = () => {
  const { text } = useMessages()
  const { name, logoUrl } = useConfig()
  const logo = logoUrl || import.meta.env.THEME_LOGO
  return (
    <PageLink className={styles.wordmark} to="home" aria-label={text('shell.home', { name })}>
      {logo === '' ? name : <img className={styles.logo} src={logo} alt={name} fetchPriority="low" />}
    </PageLink>
  )
}
