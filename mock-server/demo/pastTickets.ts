import type { PastTicketRecord } from '../host/records/CustomerRecord.ts'

/** What actief@thuishaven.test asked before. */
export const pastTickets: readonly PastTicketRecord[] = [
  {
    subject: 'Stalen bekijken',
    status: 'closed',
    order: null,
    messages: [
      { author: 'customer', text: 'Kan ik de stalen van de wollen kleden in Enschede bekijken?', at: '2026-05-11T08:00:00Z' },
      { author: 'shop', text: 'Zeker, van dinsdag tot en met zaterdag.', at: '2026-05-12T09:30:00Z' },
    ],
  },
  {
    subject: 'Rand laat los',
    status: 'answered',
    order: 250_017,
    messages: [
      { author: 'customer', text: 'Aan de korte kant van het kleed laat de rand los. Wat kan ik doen?', at: '2026-10-03T11:20:00Z' },
      { author: 'shop', text: 'Wat vervelend. Wij halen het kleed op en zetten de rand vast.', at: '2026-10-03T13:02:41Z' },
    ],
  },
]
