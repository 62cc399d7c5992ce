import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { languagesWithoutDomain, locales, preferredLocale } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import { useShop, useConfig } from '../shop/index.ts'
import { VisuallyHidden } from '../../kit/index.ts'
import { useFreePlace } from '../../kit/place/useFreePlace.ts'
import { languageOfferMessages } from '../../messages/languageOffer.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { rememberLocale } from './rememberLocale.ts'
import { useAddressIn } from './useAddressIn.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import styles from './LanguageOffer.module.css'

const offeredKey = 'thuishaven.languageOffered'

/** Bots often prefer English, and would index the line as part of each page. */
const isRobot = (): boolean => /bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i.test(navigator.userAgent)

/** Whether the line was shown before; with blocked storage it is never shown, because it would be shown every time. */
const wasOffered = (): boolean => {
  try {
    return localStorage.getItem(offeredKey) !== null
  } catch {
    return true
  }
}

const storedPreference = (): string | null => /(?:^|;\s*)locale=(\w+)/.exec(document.cookie)?.[1] ?? null

/**
 * A quiet line that offers the first page of a visit in the language that the visitor prefers, once and never to robots (LOC-01).
 * A language without a domain is reported on the console (LOC-03).
 */
export const LanguageOffer = () => {
  const shop = useShop()
  const { text } = useMessages()
  const config = useConfig()
  const { href } = useShopLocation().current
  const addressIn = useAddressIn()
  const [offer, setOffer] = useState<{ readonly href: string; readonly locale: Locale } | null>(() => {
    const preferred = preferredLocale(storedPreference(), navigator.languages.join(','), config.mainLocale)
    const isWorth = preferred !== shop.locale && config.languages.includes(preferred) && !isRobot() && !wasOffered()
    return isWorth ? { href, locale: preferred } : null
  })
  const { languages, domains } = config
  useEffect(() => {
    for (const locale of languagesWithoutDomain({ languages, domains }))
      shop.log('Language has no domain, although another has one', { locale })
  }, [shop, languages, domains])
  const place = useRef<HTMLElement>(null)
  useFreePlace(place, 'aside')
  const isOffered = offer !== null
  useEffect(() => {
    if (isOffered) localStorage.setItem(offeredKey, '1')
  }, [isOffered])
  // It was about the page that the visit began with.
  if (offer === null || offer.href !== href) return null
  return (
    <aside ref={place} className={styles.offer} aria-label={text('shell.language')}>
      <div className={styles.line}>
        <p lang={locales[offer.locale].primary}>
          <a href={addressIn(offer.locale)} hrefLang={locales[offer.locale].primary} onClick={() => rememberLocale(offer.locale)}>
            {languageOfferMessages[offer.locale].view}
          </a>
        </p>
        <button type="button" className={styles.close} onClick={() => setOffer(null)}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
          <VisuallyHidden>{languageOfferMessages[shop.locale].stay}</VisuallyHidden>
        </button>
      </div>
    </aside>
  )
}
