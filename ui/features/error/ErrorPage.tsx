import { useShop, pathTo } from '../shop/index.ts'
import { LinkButton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { errorKind, errorTexts } from '../../framework/hydration/errorKind.ts'
import { useIsOffline } from '../../framework/hydration/useIsOffline.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { SearchForm } from '../search/index.ts'
import styles from './ErrorPage.module.css'
import { NotFoundIllustration } from './NotFoundIllustration.tsx'

/** Any page that cannot be shown: what happened, and one way on (ERR-01). */
export const ErrorPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { current } = useShopLocation()
  const reason = params['reason']
  const kind = errorKind(reason, useIsOffline())
  const [title, lead] = errorTexts[kind]
  return (
    <div className={styles.page}>
      <NotFoundIllustration />
      {/* Without a connection nobody gave a status. */}
      {kind === 'offline' ? null : <p className={styles.status}>{text('error.status', { status: params['status'] ?? '' })}</p>}
      <h1>{text(title)}</h1>
      <p className={styles.lead}>{text(lead)}</p>
      {reason === 'route' ? <p className={styles.detail}>{text('error.notFound', { path: params['requested'] ?? '' })}</p> : null}
      {params['id'] === undefined ? null : <p className={styles.detail}>{text('error.reference', { id: params['id'] })}</p>}
      {kind === 'notFound' ? <SearchForm label={text('search.again')} /> : null}
      <div className={styles.actions}>
        {kind === 'notFound' ? null : <LinkButton href={current.href}>{text('error.again')}</LinkButton>}
        <LinkButton href={pathTo(shop.locale, 'home')} variant={kind === 'notFound' ? 'primary' : 'secondary'}>
          {text('error.home')}
        </LinkButton>
      </div>
    </div>
  )
}
