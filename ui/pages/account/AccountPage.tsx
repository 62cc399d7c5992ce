import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { BasketDrawing, EmptyState, LinkButton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import type { PageProps } from '../../shell/page.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './AccountPage.module.css'
import { accountSection, sectionTitles } from './accountSection.ts'
import { InformationSection } from './InformationSection.tsx'
import { OverviewSection } from './OverviewSection.tsx'

/** A section of the customer's account, beside the way to the others. */
export const AccountPage = ({ name }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const { session } = useStore(shop.session)
  const section = accountSection(name)
  // Between logging out and the login page there is nothing to show.
  if (session === null || section === null) return null
  const title = section === 'overview' ? text('account.hello', { name: session.firstName }) : text(sectionTitles[section])
  return (
    <div className={styles.page}>
      <AccountMenu section={section === 'order' ? 'orders' : section} />
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {section === 'overview' ? <OverviewSection customer={session} /> : null}
        {section === 'information' ? <InformationSection customer={session} /> : null}
        {section === 'overview' || section === 'information' ? null : (
          <EmptyState
            drawing={<BasketDrawing />}
            title={text(`account.notYet.${section}.title`)}
            action={<LinkButton href={pathTo(shop.locale, 'contact')}>{text('account.contact')}</LinkButton>}
          >
            {text(`account.notYet.${section}.text`)}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
