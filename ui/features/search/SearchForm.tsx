import SearchIcon from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { useShop, pathTo } from '../shop/index.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import styles from './SearchForm.module.css'

interface SearchFormProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onChange' | 'onPointerDown' | 'defaultValue'> {
  /** The landmark's own name, where the page has the header's form as well. */
  readonly label?: string
  /** Emptied by the code that took its text over. */
  readonly onReset?: () => void
}

/** A plain form that leads to the results; it works before and without a script. */
export const SearchForm = ({ label, onReset, ...input }: SearchFormProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const [, navigate] = useLocation()
  const action = pathTo(locale, 'search')
  return (
    <form
      role="search"
      aria-label={label ?? text('search.title')}
      className={styles.form}
      method="get"
      action={action}
      onReset={onReset}
      onSubmit={(event) => {
        event.preventDefault()
        const requested = new FormData(event.currentTarget).get('q')
        void navigate(`${action}?q=${encodeURIComponent(typeof requested === 'string' ? requested.trim() : '')}`)
      }}
    >
      <input
        {...input}
        className={styles.input}
        type="search"
        name="q"
        maxLength={200}
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className={styles.button}>
        <SearchIcon aria-hidden="true" size={20} strokeWidth={1.5} />
        <VisuallyHidden>{text('search.submit')}</VisuallyHidden>
      </button>
    </form>
  )
}
