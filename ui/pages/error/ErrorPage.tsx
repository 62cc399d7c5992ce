import { localePath } from '../../../core/index.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { LinkButton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import styles from './ErrorPage.module.css'
import { HouseInFog } from './HouseInFog.tsx'

/** Any page that cannot be shown: what happened, and one way on (ERR-01). */
export const ErrorPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const { current } = useShopLocation()
  const fromHost = params['because'] === 'host'
  return (
    <div className={styles.page}>
      <HouseInFog />
      <p className={styles.status}>{text('error.status', { status: params['status'] ?? '' })}</p>
      <h1>{text(fromHost ? 'error.hostTitle' : 'error.notFoundTitle')}</h1>
      <p className={styles.lead}>{fromHost ? text('error.hostText') : text('error.notFoundText')}</p>
      {params['because'] === 'route' ? <p className={styles.asked}>{text('error.notFound', { path: params['asked'] ?? '' })}</p> : null}
      <div className={styles.ways}>
        {fromHost ? <LinkButton href={current.href}>{text('error.again')}</LinkButton> : null}
        <LinkButton href={localePath(shop.locale, '/')} variant={fromHost ? 'secondary' : 'primary'}>
          {text('error.home')}
        </LinkButton>
      </div>
    </div>
  )
}
