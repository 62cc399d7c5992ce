import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Address of the main part, such as '#main'. */
  readonly href: string
  readonly children: string
}

/** The first link of a page: past the navigation, for who comes by keyboard. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a href={href} className={styles.skip}>
    {children}
  </a>
)
