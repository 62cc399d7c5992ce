import type { Host } from '../answers/Host.ts'
import type { ShownSide } from './filterSegments.ts'

/** The side of VAT on which the shop shows prices, as its configuration says (display.priceExclVat). */
export const shownSide = (host: Host): ShownSide => (host.scenarios.meets('prices-excl') ? 'excl' : 'incl')
