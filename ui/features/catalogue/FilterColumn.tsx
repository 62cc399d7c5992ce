import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import styles from './ProductListing.module.css'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
/** Before hydration the phone's button has led to the column, which lies over the list then. */
const isUsed = (): boolean => !matchMedia('(width < 64rem)').matches || location.hash === '#filters'

/**
 * The filters beside the list of a large screen. The document has them for every screen, because its server knows none; a hydrated phone drops
 * them, because its filters are a sheet.
 */
export const FilterColumn = ({ children }: { readonly children: ReactNode }) => (
  <aside id="filters" className={styles.side}>
    {useSyncExternalStore(subscribe, isUsed, () => true) ? children : null}
  </aside>
)
