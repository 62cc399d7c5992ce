import { useEffect, useState } from 'react'
import { ok } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
import { sharedCart, sharedWishlist } from '@thuishaven/core/sharing'
import type { OwnShare, ShareKind } from '@thuishaven/core/sharing'
import type { Message } from '@thuishaven/core/notifications'
import { pathTo, useActionData, useCustomerMutation, useDateText, useShop } from '../shop/index.ts'
import { Alert, Button, Stack } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTask } from '../account-frame/index.ts'
import { CopyLink } from './CopyLink.tsx'
import type { PostedShare } from './postedShare.ts'
import { sharedAddress } from './sharedAddress.ts'
import styles from './sharing.module.css'

const kinds: readonly ShareKind[] = ['cart', 'wishlist']
const emptyText = { cart: 'sharing.emptyCart', wishlist: 'sharing.emptyWishlist' } as const
const ownText = { cart: 'sharing.ownCart', wishlist: 'sharing.ownWishlist' } as const

/** The lines to share as they are now; none while they cannot be read. */
const useLines = () => {
  const shop = useShop()
  return async (kind: ShareKind) => {
    if (kind === 'wishlist') return sharedWishlist((await shop.wishlist.load()).getSnapshot())
    await shop.cart.load()
    await shop.cart.settled()
    return sharedCart(shop.cart.getSnapshot().cart.lines)
  }
}

/** Links to a cart or a wishlist: made, copied, sent and withdrawn. Works without JavaScript, but for the list of links of this device. */
export const SharePage = () => {
  const shop = useShop()
  const { text, t } = useMessages()
  const dateText = useDateText()
  const linesOf = useLines()
  const [posted, setPosted] = useState(useActionData() as PostedShare | null)
  const [own, setOwn] = useState<readonly OwnShare[]>([])
  const readOwn = (): void =>
    void shop.customer.load().then(
      ({ ownShares }) => setOwn(ownShares()),
      () => undefined,
    )
  useEffect(readOwn, [shop])
  const failed = (problem: Message): void =>
    setPosted({ step: 'failed', problem: 'key' in problem ? problem : { key: 'error.connection' } })
  const make = useCustomerMutation(
    async (customer, kind: ShareKind): Promise<Result<OwnShare | null, Message>> => {
      const lines = await linesOf(kind)
      return lines.length === 0 ? ok(null) : customer.share(kind, lines)
    },
    (made, kind) => {
      setPosted(
        made === null ? { step: 'empty', kind } : { step: 'made', made, address: location.origin + sharedAddress(shop.locale, made.token) },
      )
      readOwn()
    },
  )
  const withdraw = useCustomerMutation(
    (customer, ownerToken: string) => customer.withdrawShare(ownerToken),
    () => {
      setPosted({ step: 'withdrawn' })
      readOwn()
    },
  )
  const action = pathTo(shop.locale, 'share')
  const withdrawal = (ownerToken: string) => (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        withdraw.mutate(ownerToken, { onSuccess: (result) => (result.ok ? undefined : failed(result.failure)) })
      }}
    >
      <input type="hidden" name="ownerToken" value={ownerToken} />
      <Button type="submit" variant="secondary" size="s">
        {text('sharing.withdraw')}
      </Button>
    </form>
  )
  return (
    <AccountTask title={text('sharing.title')}>
      <p>{text('sharing.intro')}</p>
      <div role="status">
        {posted?.step === 'withdrawn' ? <Alert tone="success">{text('sharing.withdrawn')}</Alert> : null}
        {posted?.step === 'empty' ? <Alert tone="info">{text(emptyText[posted.kind])}</Alert> : null}
        {posted?.step === 'failed' ? <Alert tone="error">{t(posted.problem)}</Alert> : null}
        {posted?.step === 'made' ? <h2>{text('sharing.made')}</h2> : null}
      </div>
      {posted?.step === 'made' ? (
        <Stack key={posted.address}>
          <CopyLink address={posted.address} title={text('sharing.title')} />
          <p>{text('sharing.until', { day: dateText(posted.made.expiresAt) })}</p>
          {own.some(({ token }) => token === posted.made.token) ? null : withdrawal(posted.made.ownerToken)}
        </Stack>
      ) : null}
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <form
            key={kind}
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              make.mutate(kind, { onSuccess: (result) => (result.ok ? undefined : failed(result.failure)) })
            }}
          >
            <input type="hidden" name="kind" value={kind} />
            <Button type="submit" variant="secondary" busy={make.isPending && make.variables === kind} busyText={text('account.busy')}>
              {text(`sharing.${kind}`)}
            </Button>
          </form>
        ))}
      </div>
      {own.length === 0 ? null : (
        <section aria-labelledby="own-shares">
          <h2 id="own-shares">{text('sharing.own')}</h2>
          <ul className={styles.list}>
            {own.map(({ token, ownerToken, kind, expiresAt }) => (
              <li key={token} className={styles.own}>
                <a href={sharedAddress(shop.locale, token)}>{text(ownText[kind], { day: dateText(expiresAt) })}</a>
                {withdrawal(ownerToken)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountTask>
  )
}
