import type { ReactNode } from 'react'
import type { ShopConfig } from '@thuishaven/core/config'
import { useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { EmailBanner } from './EmailBanner.tsx'
import styles from './AccountFrame.module.css'

export interface AccountFrameProps {
  /** The entry of the menu that the page belongs to. */
  readonly section: keyof ShopConfig['accountMenu'] | 'company' | 'quotes'
  readonly title: string
  readonly children: ReactNode
}

/** A page of the customer's account, beside the way to the others. */
export const AccountFrame = ({ section, title, children }: AccountFrameProps) => {
  const { session } = useStore(useShop().session)
  // Between logging out and the login page there is nothing to show.
  if (session === null) return null
  return (
    <div className={styles.page}>
      <AccountMenu section={section} />
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        <EmailBanner customer={session} listsOwnOrders={section !== 'company'} />
        {children}
      </div>
    </div>
  )
}
