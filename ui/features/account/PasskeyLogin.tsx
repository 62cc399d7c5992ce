import { useEffect } from 'react'
import { useEvent } from '../../framework/hydration/useEvent.ts'
import { useCustomerMutation, useShop } from '../shop/index.ts'
import { Alert, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface PasskeyLoginProps {
  /** The e-mail field, beside whose suggestions the browser offers passkeys. */
  readonly field: string
  readonly onSignedIn: () => unknown
}

/** Signs in by a passkey: by the button, or by what the browser suggests once the e-mail field is entered. Nothing is loaded before. */
export const PasskeyLogin = ({ field, onSignedIn }: PasskeyLoginProps) => {
  const shop = useShop()
  const { text, t } = useMessages()
  const entering = useCustomerMutation(async (customer) => {
    const result = await customer.loginByPasskey(false)
    return result.ok ? result : { ok: false, failure: result.failure ?? { backend: 'accountPasskeyCancelled' } }
  }, onSignedIn)
  const done = useEvent(onSignedIn)
  useEffect(() => {
    const input = document.querySelector(`input[name=${field}]`)
    const suggest = async (): Promise<void> => {
      const { PublicKeyCredential: browser } = globalThis
      if (!('isConditionalMediationAvailable' in browser) || !(await browser.isConditionalMediationAvailable())) return
      const customer = await shop.customer.load().catch(() => null)
      // The page shows no failure of what was only a suggestion.
      if ((await customer?.loginByPasskey(true))?.ok === true) done()
    }
    const begin = (): void => void suggest()
    input?.addEventListener('focus', begin, { once: true })
    return () => input?.removeEventListener('focus', begin)
  }, [field, shop, done])
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="l"
        wide
        busy={entering.isPending}
        busyText={text('account.busy')}
        onClick={() => entering.mutate()}
      >
        {text('account.passkeys.login')}
      </Button>
      {entering.data?.ok === false ? <Alert tone="error">{t(entering.data.failure)}</Alert> : null}
    </>
  )
}
