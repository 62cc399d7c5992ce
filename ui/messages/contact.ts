import type { Locale } from '@thuishaven/core/locale'

/** Messages of the contact widget; loaded with the widget, in both languages because they are few. */
export const contactMessages: Readonly<Record<Locale, Readonly<Record<'title' | 'call' | 'whatsapp' | 'reviews', string>>>> = {
  nld: {
    title: 'Contact',
    call: 'Bel {phone}',
    whatsapp: 'Stuur een WhatsApp',
    reviews: 'Wat anderen van ons vinden: {score}',
  },
  eng: {
    title: 'Contact',
    call: 'Call {phone}',
    whatsapp: 'Send a WhatsApp',
    reviews: 'What others think of us: {score}',
  },
}
