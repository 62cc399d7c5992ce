import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Address of the main content, such as '#main'. */
  readonly href: string
  readonly children: string
}

/** The first link of a page: skips the navigation, for keyboard users. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a href={href} className={styles.skip}>
    {children}
  </a>
)
