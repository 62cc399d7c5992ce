import type { ReactNode } from 'react'
import type { ShopConfig } from '@thuishaven/core/config'
import { useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Breadcrumbs } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { EmailBanner } from './EmailBanner.tsx'
import styles from './AccountFrame.module.css'

export interface AccountFrameProps {
  /** The entry of the menu that the page belongs to. */
  readonly section: keyof ShopConfig['accountMenu'] | 'company' | 'quotes'
  readonly title: string
  /** The list that the page belongs to. */
  readonly back?: { readonly label: string; readonly href: string } | undefined
  readonly children: ReactNode
}

/** A page of the customer's account, beside the way to the others. */
export const AccountFrame = ({ section, title, back, children }: AccountFrameProps) => {
  const { session } = useStore(useShop().session)
  const { text } = useMessages()
  // Between logging out and the login page there is nothing to show.
  if (session === null) return null
  return (
    <div className={styles.page}>
      <AccountMenu section={section} />
      <div className={styles.content}>
        <div>
          {back === undefined ? null : (
            <Breadcrumbs label={text('shell.breadcrumbs')} items={[{ label: back.label, path: back.href }]} back={back} />
          )}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <EmailBanner customer={session} listsOwnOrders={section !== 'company'} />
        {children}
      </div>
    </div>
  )
}
