import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { pathTo, useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { logoutField } from './logoutField.ts'
import { useLogout } from './useLogout.ts'

/** The way out at the end of a menu; before hydration it sends a plain form, so that no press is lost. */
export const LogoutButton = ({ className }: { readonly className?: string | undefined }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const { leaving, logout } = useLogout()
  const [name, value] = logoutField
  return (
    <form method="post" action={pathTo(locale, 'account.login')}>
      <button
        type={hydrated ? 'button' : 'submit'}
        name={name}
        value={value}
        className={className}
        aria-disabled={leaving}
        onClick={(event) => {
          event.preventDefault()
          void logout()
        }}
      >
        {text('account.logout')}
      </button>
    </form>
  )
}
