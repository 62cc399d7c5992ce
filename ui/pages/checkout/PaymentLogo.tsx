import styles from './PaymentLogo.module.css'

const marks: Readonly<Record<string, { readonly text: string; readonly colour: string }>> = {
  ideal: { text: 'iDEAL', colour: '#cc0066' },
  bancontact: { text: 'Bancontact', colour: '#005498' },
  paypal: { text: 'PayPal', colour: '#003087' },
  creditcard: { text: 'Card', colour: '#1a1f71' },
  klarna: { text: 'Klarna', colour: '#0b051d' },
}

/** A small plate with the name of a way to pay (PRD-12); its words are in the label beside it. */
export const PaymentLogo = ({ name }: { readonly name: string }) => {
  const mark = marks[name]
  return (
    <span className={styles.plate} style={{ color: mark?.colour ?? '#222' }} aria-hidden="true">
      {mark?.text ?? name}
    </span>
  )
}
