import { memo } from 'react'
import { breadcrumbBack } from '@thuishaven/core/catalogue'
import type { Breadcrumb } from '@thuishaven/core/catalogue'
import { useShop } from '../shop/index.ts'
import { Breadcrumbs } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface PageBreadcrumbsProps {
  /** The last is the page itself. */
  readonly crumbs: readonly Breadcrumb[]
  readonly className?: string | undefined
}

/** The way to a page; on phones the way back (NAV-05). */
export const PageBreadcrumbs = memo(({ crumbs, className }: PageBreadcrumbsProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { path, label } = breadcrumbBack(crumbs, locale)
  return (
    <Breadcrumbs
      className={className}
      label={text('shell.breadcrumbs')}
      back={{ href: path, label: label ?? text('shell.back') }}
      items={crumbs.slice(0, -1)}
    />
  )
})
