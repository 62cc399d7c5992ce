import { classes } from '../classes.ts'
import styles from './Breadcrumbs.module.css'

export interface BreadcrumbItem {
  readonly label: string
  /** Absent for the current page. */
  readonly href?: string | undefined
}

export interface BreadcrumbsProps {
  /** Such as 'Kruimelpad'. */
  readonly label: string
  readonly items: readonly BreadcrumbItem[]
  /** Replaces the breadcrumbs on a narrow screen. */
  readonly back: { readonly label: string; readonly href: string }
  readonly className?: string | undefined
}

export const Breadcrumbs = ({ label, items, back, className }: BreadcrumbsProps) => (
  <nav aria-label={label} className={className}>
    <a href={back.href} className={classes(styles.link, styles.back)}>
      {back.label}
    </a>
    <ol className={styles.list}>
      {items.map(({ label: text, href }, index) => (
        <li key={href ?? text} className={styles.item}>
          {href !== undefined && index < items.length - 1 ? (
            <a href={href} className={styles.link}>
              {text}
            </a>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{text}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
