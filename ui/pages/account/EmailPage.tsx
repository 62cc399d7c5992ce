import { useState } from 'react'
import { useHydrated } from '../../bindings/useHydrated.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Button, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../shell/location/route.ts'
import { pathTo } from '../../shell/paths.ts'
import { AccountTask } from './AccountTask.tsx'
import styles from './AccountTask.module.css'
import { ActionResult } from './personal/ActionResult.tsx'
import { useCustomerActions } from './personal/useCustomerActions.ts'

/** The mailed link leads here. Nothing happens before the button is pressed: programs that look at mails open their links too. */
export const EmailPage = ({ search }: PageProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const { told: lastResult, act } = useCustomerActions()
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    await act((customer) => customer.confirmEmail(search.get('token') ?? ''))
    setBusy(false)
  }
  return (
    <AccountTask title={text('account.personal.confirmEmailTitle')}>
      {lastResult?.ok === true ? null : (
        <>
          <p>{text('account.personal.confirmEmailText')}</p>
          <Button size="l" wide disabled={!hydrated} busy={busy} busyText={text('account.busy')} onClick={() => void confirm()}>
            {text('account.personal.confirmEmail')}
          </Button>
        </>
      )}
      <ActionResult lastResult={lastResult} />
      <div className={styles.ways}>
        <Link href={pathTo(locale, 'account.information')}>{text('account.informationTitle')}</Link>
      </div>
    </AccountTask>
  )
}
