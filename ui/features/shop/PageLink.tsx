import type { ComponentProps } from 'react'
import { Link } from '../../framework/router/Link.ts'
import { useShop } from './ShopContext.ts'
import { pathTo } from './paths.ts'
import type { PathNameAlone } from './paths.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page that needs nothing but its name. */
  readonly to: PathNameAlone
}

/** A link to one of the shop's own pages, in the active language. */
export const PageLink = ({ to, ...rest }: PageLinkProps) => <Link {...rest} href={pathTo(useShop().locale, to)} />
