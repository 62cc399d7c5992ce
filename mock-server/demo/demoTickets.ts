import type { Host } from '../answers/Host.ts'
import { makeTicket } from '../tickets/tickets.ts'

/** The questions that the demo account asked before. */
export const askDemoTickets = (host: Host): void => {
  makeTicket(host, 'ticket-demo-1', {
    customerId: 'customer-actief',
    subject: 'Stalen bekijken',
    status: 'closed',
    orderUid: null,
    messages: [
      {
        author: 'customer',
        text: 'Kan ik de stalen van de wollen kleden in Enschede bekijken?',
        at: Date.parse('2026-05-11T08:00:00Z'),
      },
      { author: 'shop', text: 'Zeker, van dinsdag tot en met zaterdag.', at: Date.parse('2026-05-12T09:30:00Z') },
    ],
  })
  makeTicket(host, 'ticket-demo-2', {
    customerId: 'customer-actief',
    subject: 'Rand laat los',
    status: 'answered',
    orderUid: 'order-250017',
    messages: [
      {
        author: 'customer',
        text: 'Aan de korte kant van het kleed laat de rand los. Wat kan ik doen?',
        at: Date.parse('2026-10-03T11:20:00Z'),
      },
      { author: 'shop', text: 'Wat vervelend. Wij halen het kleed op en zetten de rand vast.', at: Date.parse('2026-10-03T13:02:41Z') },
    ],
  })
}
