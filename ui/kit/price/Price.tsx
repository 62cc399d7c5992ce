import { classes } from '../classes.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import styles from './Price.module.css'

export interface PriceProps {
  /** Localised, as all texts here. */
  readonly current: string
  /** The price before the reduction; struck through. */
  readonly previous?: string | null | undefined
  /** Such as '-20%'. */
  readonly percent?: string | null | undefined
  /** Such as 'incl. btw'. */
  readonly note?: string | null | undefined
  /** Such as 'vanaf', before the price. */
  readonly from?: string | null | undefined
  /** Text for screen readers before each part, because they do not announce a struck line. */
  readonly labels?: { readonly current?: string; readonly previous?: string; readonly percent?: string } | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
  readonly className?: string | undefined
}

export const Price = ({ current, previous, percent, note, from, labels, size = 'm', className }: PriceProps) => (
  <p className={classes(styles.price, styles[size], previous && styles.reduced, className)}>
    {labels?.current && previous ? <VisuallyHidden>{labels.current} </VisuallyHidden> : null}
    {from ? <span className={styles.from}>{from} </span> : null}
    {size === 'l' ? <span className={styles.large}>{current}</span> : current}
    {previous ? (
      <s className={styles.previous}>
        {labels?.previous ? <VisuallyHidden>{labels.previous} </VisuallyHidden> : null}
        {previous}
      </s>
    ) : null}
    {percent ? (
      <span className={styles.percent}>
        {labels?.percent ? <VisuallyHidden>{labels.percent} </VisuallyHidden> : null}
        {percent}
      </span>
    ) : null}
    {note ? <span className={styles.note}>{note}</span> : null}
  </p>
)
