import { placeLine, streetLine } from '@thuishaven/core/account'
import type { Address } from '@thuishaven/core/account'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './AddressLines.module.css'

/** An address in postal format. */
export const AddressLines = ({ address }: { readonly address: Address }) => {
  const { text } = useMessages()
  const lines = [
    address.companyName,
    `${address.firstName} ${address.lastName}`,
    streetLine(address),
    placeLine(address),
    text(`account.countries.${address.countryCode}`),
  ].filter((line) => line.trim() !== '')
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line.trim()}</div>
      ))}
    </address>
  )
}
