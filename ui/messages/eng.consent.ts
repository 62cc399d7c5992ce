import type { consentMessages as dutch } from './nld.consent.ts'
import type { Translated } from './messageKeys.ts'

/** Messages of the consent wall. */
export const consentMessages: Translated<typeof dutch> = {
  consent: {
    title: 'Your cookies, your choice',
    close: 'Close without choosing',
    tabs: 'About cookies in this shop',
    tabCondition: 'Condition',
    tabDetails: 'Details',
    tabAbout: 'About',
    adjust: 'To adjust',
    allowSelection: 'Allow selection',
    allowAll: 'Allow all',
    onlyNecessary: 'Only necessary',
    intro: '{name} uses cookies that the shop needs to work.',
    remembering: 'With your permission we also remember on this device what you viewed.',
    measuring: 'We then also measure how the shop is used.',
    advertising: 'And you then see advertising that is relevant to you.',
    refusing: 'If you say no, you can still view and order everything.',
    choose: 'Choose what we may use cookies for.',
    always: 'They are always on.',
    from: 'From: {hosts}',
    none: 'Not used at the moment.',
    necessary: 'Necessary',
    necessaryText: 'Remembers your cart, your login, your language and this choice. The shop does not work without these cookies.',
    preferences: 'Preferences',
    preferencesText: 'Remembers on this device which products you viewed, so that you find them again below a product.',
    statistics: 'Statistics',
    statisticsText: 'Tells us which pages and products are viewed and ordered, so that we can improve the shop.',
    marketing: 'Marketing',
    marketingText: 'Shows advertisers what you viewed here, so that their advertising is relevant to you.',
    what: 'Cookies are small files that a website keeps on your device.',
    kept: 'We keep your choice for a year in the cookie cookiePreferences. With ‘{link}’ at the bottom of every page you can change or withdraw it at any time, as easily as you gave it.',
    own: 'Cookies of the shop itself: auth_token and customer_id (your login), es_cuid, es_o and es_s (your cart and order), es_w (your wish list, without JavaScript), locale (your language) and cookiePreferences (this choice).',
    who: 'Responsible for these cookies: {organization}',
  },
}
