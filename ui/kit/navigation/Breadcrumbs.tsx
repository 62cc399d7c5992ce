import { classes } from '../classes.ts'
import styles from './Breadcrumbs.module.css'

export interface BreadcrumbItem {
  readonly label: string
  readonly path: string
}

export interface BreadcrumbsProps {
  /** Such as 'Kruimelpad'. */
  readonly label: string
  /** The pages above this one, whose own name is its heading. */
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
      {items.map(({ label: text, path }) => (
        <li key={path} className={styles.item}>
          <a href={path} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
