import { useState } from 'react'
import { useIsAlive } from '../../bindings/useIsAlive.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Button, Link } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { pathTo } from '../../shell/paths.ts'
import { AccountTask } from './AccountTask.tsx'
import styles from './AccountTask.module.css'
import { Told } from './personal/Told.tsx'
import { useDesk } from './personal/useDesk.ts'

/** The mailed link leads here. Nothing happens before the button is pressed: programs that look at mails open their links too. */
export const EmailPage = ({ search }: PageProps) => {
  const { locale } = useShop()
  const { text } = useText()
  const alive = useIsAlive()
  const { told, act } = useDesk()
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    await act((desk) => desk.confirmEmail(search.get('token') ?? ''))
    setBusy(false)
  }
  return (
    <AccountTask title={text('account.personal.confirmEmailTitle')}>
      {told?.ok === true ? null : (
        <>
          <p>{text('account.personal.confirmEmailText')}</p>
          <Button size="l" wide disabled={!alive} busy={busy} busyText={text('account.busy')} onClick={() => void confirm()}>
            {text('account.personal.confirmEmail')}
          </Button>
        </>
      )}
      <Told told={told} />
      <div className={styles.ways}>
        <Link href={pathTo(locale, 'account.information')}>{text('account.informationTitle')}</Link>
      </div>
    </AccountTask>
  )
}
