import type { Locale } from '@thuishaven/core/locale'

type MessageCatalog = Readonly<Record<'inactive' | 'connection', Readonly<Record<'title' | 'text', string>>>> & {
  readonly call: string
  readonly again: string
}

/** Messages of the page that replaces the shop without a configuration (CFG-02); no other page has them. */
export const inactiveMessages: Readonly<Record<Locale, MessageCatalog>> = {
  nld: {
    call: 'Bel {phone}',
    again: 'Probeer opnieuw',
    inactive: { title: 'Niet actief', text: 'De winkel is op dit moment gesloten. Kom later nog eens terug.' },
    connection: {
      title: 'Verbindingsfout',
      text: 'We krijgen nu geen verbinding met de winkel. De pagina herstelt zich vanzelf.',
    },
  },
  eng: {
    call: 'Call {phone}',
    again: 'Try again',
    inactive: { title: 'Inactive', text: 'The shop is closed at the moment. Please come back later.' },
    connection: {
      title: 'Connection error',
      text: 'We cannot reach the shop right now. The page recovers by itself.',
    },
  },
}
