import { defineDashboardExtension } from '@vendure/dashboard'
import { Store } from 'lucide-react'
import { PercentageInput } from './MoneyInput.tsx'
import { OrderChangeBlock } from './OrderChangeBlock.tsx'
import { UnorderedCartsPage, UnpaidPage } from './ListPage.tsx'
import { GivenUpMailsPage } from './GivenUpMailsPage.tsx'
import { OptionsPage } from './OptionsPage.tsx'
import { RecordsPage } from './RecordsPage.tsx'
import { QuotesPage } from './QuotesPage.tsx'
import { ReviewsPage } from './ReviewsPage.tsx'
import { TicketsPage } from './TicketsPage.tsx'
import { UploadNotices } from './UploadNotices.tsx'
import { WithdrawalsPage } from './WithdrawalsPage.tsx'
import { languageAtStart, wordsOf } from './words.ts'

// Titles in the menu are read once, in the language of the start.
const words = wordsOf(languageAtStart())
const item = (id: string, title: string, order: number) => ({ sectionId: 'shop', id, url: `/shop/${id}`, title, order })

defineDashboardExtension({
  customProviders: [{ id: 'upload-notices', component: UploadNotices }],
  customFormComponents: { customFields: [{ id: 'hundredths-of-percents', component: PercentageInput }] },
  navSections: [{ id: 'shop', title: words.shop, icon: Store, order: 250 }],
  pageBlocks: [
    {
      id: 'shop-order-change',
      title: words.changeOrder,
      location: { pageId: 'order-detail', column: 'main', position: { blockId: 'payment-details', order: 'before' } },
      component: ({ context }) => (context.entity === undefined ? null : <OrderChangeBlock id={context.entity.id as string} />),
    },
  ],
  routes: [
    { path: '/shop/pages', navMenuItem: item('pages', words.page, 1), component: () => <RecordsPage kind="page" /> },
    { path: '/shop/posts', navMenuItem: item('posts', words.post, 2), component: () => <RecordsPage kind="post" /> },
    {
      path: '/shop/menus',
      navMenuItem: item('menus', words.menus, 3),
      component: () => <RecordsPage kind="setting" title="menus" only="menus" />,
    },
    { path: '/shop/options', navMenuItem: item('options', words.options, 4), component: () => <OptionsPage /> },
    {
      path: '/shop/settings',
      navMenuItem: item('settings', words.setting, 5),
      component: () => <RecordsPage kind="setting" without={['menus', 'consent']} />,
    },
    {
      path: '/shop/consent',
      navMenuItem: item('consent', words.consent, 6),
      component: () => <RecordsPage kind="setting" title="consent" hint="consentHint" only="consent" />,
    },
    { path: '/shop/redirects', navMenuItem: item('redirects', words.redirect, 7), component: () => <RecordsPage kind="redirect" /> },
    { path: '/shop/tickets', navMenuItem: item('tickets', words.tickets, 8), component: () => <TicketsPage /> },
    { path: '/shop/withdrawals', navMenuItem: item('withdrawals', words.withdrawals, 9), component: () => <WithdrawalsPage /> },
    { path: '/shop/unpaid', navMenuItem: item('unpaid', words.unpaid, 10), component: () => <UnpaidPage /> },
    { path: '/shop/carts', navMenuItem: item('carts', words.carts, 11), component: () => <UnorderedCartsPage /> },
    { path: '/shop/mails', navMenuItem: item('mails', words.mails, 12), component: () => <GivenUpMailsPage /> },
    { path: '/shop/reviews', navMenuItem: item('reviews', words.reviews, 13), component: () => <ReviewsPage /> },
    { path: '/shop/quotes', navMenuItem: item('quotes', words.quotes, 14), component: () => <QuotesPage /> },
  ],
})
