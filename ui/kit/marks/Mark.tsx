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

/** What the address of a picture says of it. */
const nameIn = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

export interface MarkProps {
  /**
   * The name in the shop's configuration, or the root-relative address of a picture. A mark without a drawing is shown as text, or as a parcel where
   * text beside it names it.
   */
  readonly name: string
  /** Replaces the mark's name; empty where text beside it has the same meaning. */
  readonly label?: string | undefined
}

/** The mark of a payment provider or a carrier, on a small plate that looks the same in both colour schemes. */
export const Mark = ({ name, label = drawn[name] ?? nameIn(name) }: MarkProps) =>
  name.startsWith('/') ? (
    <img className={styles.mark} src={name} alt={label} loading="lazy" width={48} height={30} />
  ) : name in drawn || label === '' ? (
    <svg className={styles.mark} role="img" aria-label={label} aria-hidden={label === '' || undefined}>
      <use href={`/marks.svg#${name in drawn ? name : 'parcel'}`} />
    </svg>
  ) : (
    <span className={classes(styles.mark, styles.name)}>{label}</span>
  )
