import { useShop } from '../shop/index.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { compareAddress } from './compareAddress.ts'
import styles from './CompareTick.module.css'
import { useCompared } from './useCompared.ts'

export interface CompareTickProps {
  readonly productId: number
  readonly title: string
}

/** On a card's picture: ticks a product to be compared. Once there are two, each that is ticked leads to the comparison. */
export const CompareTick = ({ productId, title }: CompareTickProps) => {
  const { compared, locale, toasts } = useShop()
  const { text } = useMessages()
  const ids = useCompared()
  const ticked = ids.includes(productId)
  const press = async (): Promise<void> => {
    const store = await compared.load().catch(() => null)
    if (store === null) toasts.show({ type: 'error', message: { key: 'error.connection' } })
    else if (!store.put(productId, !ticked)) toasts.show({ type: 'warning', message: { text: text('compare.full') }, about: 'compare' })
  }
  return (
    <>
      {/* One element: a list has many of them. */}
      <button
        type="button"
        role="checkbox"
        className={styles.tick}
        aria-checked={ticked}
        data-begun={ids.length > 0 || undefined}
        aria-label={text('compare.tickTitle', { title })}
        onClick={() => void press()}
      >
        {text('compare.tick')}
      </button>
      {ticked && ids.length > 1 ? (
        <Link className={styles.look} href={compareAddress(locale, ids)}>
          {text('compare.look')}
        </Link>
      ) : null}
    </>
  )
}
