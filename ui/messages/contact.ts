import type { Locale } from '@thuishaven/core/locale'

/** What the contact widget says; it travels with the widget, in both languages because there is so little of it. */
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
