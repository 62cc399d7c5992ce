import Heart from 'lucide-react/icons/heart'
import { VisuallyHidden, classes } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { PageLink } from '../PageLink.tsx'
import { wishes } from '../panels/laterPanels.ts'
import { useLater } from '../panels/useLater.ts'
import { useIdle } from '../useIdle.ts'
import styles from './Header.module.css'

/** To the wish list, and how much is on it; narrow screens have it in their menu. */
export const WishLink = () => {
  const { text } = useText()
  const shown = useLater(wishes, false, useIdle())
  return (
    <PageLink className={classes(styles.tool, styles.wish)} to="wishlist">
      <Heart aria-hidden="true" size={22} strokeWidth={1.5} />
      <VisuallyHidden>{text('shell.wishlist')}</VisuallyHidden>
      {shown === null || shown === 'missing' ? null : <shown.WishCount className={styles.count} />}
    </PageLink>
  )
}
