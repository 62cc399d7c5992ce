import type { Locale } from '@thuishaven/core/locale'

type MessageCatalog = Readonly<Record<'inactive' | 'connection', Readonly<Record<'title' | 'text', string>>>> & {
  readonly call: string
  readonly again: string
  /** What the page is called in the specification, below the title. */
  readonly inactiveStatus: string
}

/** Messages of the page that replaces the shop without a configuration (CFG-02); no other page has them. */
export const inactiveMessages: Readonly<Record<Locale, MessageCatalog>> = {
  nld: {
    call: 'Bel {phone}',
    again: 'Probeer opnieuw',
    inactiveStatus: 'Niet actief',
    inactive: { title: 'Even gesloten', text: 'We zijn met de winkel bezig. Kom straks nog eens kijken, of bel ons gerust.' },
    connection: {
      title: 'Verbindingsfout',
      text: 'We krijgen nu geen verbinding met de winkel. De pagina herstelt zich vanzelf.',
    },
  },
  eng: {
    call: 'Call {phone}',
    again: 'Try again',
    inactiveStatus: 'Inactive',
    inactive: { title: 'Closed for a moment', text: 'We are working on the shop. Look in again later, or give us a call.' },
    connection: {
      title: 'Connection error',
      text: 'We cannot reach the shop right now. The page recovers by itself.',
    },
  },
}
