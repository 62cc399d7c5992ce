import { classes } from '../classes.ts'
import styles from './Mark.module.css'

/** The marks in /marks.svg, with their names. */
export const drawn: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  giropay: 'giropay',
  paypal: 'PayPal',
  creditcard: 'Mastercard, Visa',
  klarna: 'Klarna',
  postnl: 'PostNL',
  dhl: 'DHL',
  bpost: 'bpost',
  afhalen: '',
}

export interface MarkProps {
  /**
   * The name in the shop's configuration, or where text beside it names it, the root-relative address of a picture. A mark without a drawing is shown as
   * text, or as a parcel beside text.
   */
  readonly name: string
  /** Replaces the mark's name; empty where text beside it has the same meaning. */
  readonly label?: string | undefined
}

/** The mark of a payment provider or a carrier, on a small plate that looks the same in both colour schemes. */
export const Mark = ({ name, label = drawn[name] ?? name }: MarkProps) =>
  name in drawn || label === '' ? (
    <svg className={styles.mark} role="img" aria-label={label} aria-hidden={label === '' || undefined}>
      {name[0] === '/' ? <image href={name} width="100%" height="100%" /> : <use href={`/marks.svg#${name in drawn ? name : 'parcel'}`} />}
    </svg>
  ) : (
    <span className={classes(styles.mark, styles.name)}>{label}</span>
  )
