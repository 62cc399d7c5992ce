import type { ShopConfig } from '@thuishaven/core/config'
import { fetchResult, configQuery } from '../shop/index.ts'
import type { PageResponse, PageInput } from '../../framework/router/route.ts'

/** A page of the account as the settings allow it: an address whose entry is switched off is no page (NAV-06). */
export const sectionPage = async (
  { shop, queries }: Pick<PageInput, 'shop' | 'queries'>,
  section: keyof ShopConfig['accountMenu'],
  load: () => Promise<PageResponse>,
): Promise<PageResponse> => {
  const config = await fetchResult(queries, configQuery(shop))
  if (config.ok && !config.value.accountMenu[section]) return { kind: 'notFound', reason: 'route' }
  return load()
}
