import { renderToString } from 'react-dom/server'
import type { ShopConfig } from '@thuishaven/core/config'
import type { Locale } from '@thuishaven/core/locale'
import type { Text } from '../../messages/text.ts'
import { FooterTop } from '../../features/navigation/index.ts'

/** A fifth of a page's elements, written once a configuration. */
const footerTops = new WeakMap<ShopConfig, Partial<Record<Locale, string>>>()

/** The part of the footer that is the same on every page. */
export const footerTopOf = (config: ShopConfig, locale: Locale, text: Text): string => {
  const written = footerTops.get(config) ?? {}
  footerTops.set(config, written)
  return (written[locale] ??= renderToString(<FooterTop config={config} text={text} />))
}
