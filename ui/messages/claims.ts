import type { Locale } from '@thuishaven/core/locale'

type Claim = 'title' | 'tomorrowFree' | 'tomorrowFreeFrom' | 'tomorrow' | 'partner' | 'returns' | 'moneyBack' | 'advice'

/** Messages above business pages (NAV-04); loaded with them, in both languages because they are few. */
export const claimMessages: Readonly<Record<Locale, Readonly<Record<Claim, string>>>> = {
  nld: {
    title: 'Waar je op kunt rekenen',
    tomorrowFree: 'Voor {time} besteld, morgen gratis bezorgd',
    tomorrowFreeFrom: 'Voor {time} besteld, morgen bezorgd · gratis vanaf {from}',
    tomorrow: 'Voor {time} besteld, morgen bezorgd',
    partner: 'Officieel partner',
    returns: 'Gratis retourneren',
    moneyBack: '{days} dagen niet goed, geld terug',
    advice: 'Gratis advies',
  },
  eng: {
    title: 'What you can count on',
    tomorrowFree: 'Ordered before {time}, delivered free tomorrow',
    tomorrowFreeFrom: 'Ordered before {time}, delivered tomorrow · free from {from}',
    tomorrow: 'Ordered before {time}, delivered tomorrow',
    partner: 'Official partner',
    returns: 'Free returns',
    moneyBack: '{days}-day money-back guarantee',
    advice: 'Free advice',
  },
}
