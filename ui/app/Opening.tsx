import { Link, VisuallyHidden } from '../kit/index.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useDeparture } from '../framework/router/RouterContext.ts'
import styles from './Shell.module.css'
import { useIsOffline } from '../framework/hydration/useIsOffline.ts'

/** Shows that another page is loading, that it failed to load, and that there is no connection. */
export const Opening = () => {
  const { pending, outline, notOpened } = useDeparture()
  const { text } = useMessages()
  const offline = useIsOffline()
  return (
    <>
      <div className={styles.progress} data-pending={pending} aria-hidden="true" />
      {outline === null ? null : <div className={styles.outline} data-outline={outline} aria-hidden="true" />}
      <div role="status" className={styles.status}>
        {pending ? <VisuallyHidden>{text('shell.opening')}</VisuallyHidden> : null}
        {offline ? <p className={styles.offline}>{text('shell.offline')}</p> : null}
        {notOpened === null ? null : (
          <p className={styles.offline}>
            {text('error.notOpened')} <Link href={notOpened}>{text('error.again')}</Link>
          </p>
        )}
      </div>
    </>
  )
}
