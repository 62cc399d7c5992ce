import type { Backend } from '../answers/Backend.ts'
import type { ShownSide } from '../ports/Catalogue.ts'

/** The side of VAT on which the shop shows prices, from its configuration (display.priceExclVat). */
export const shownSide = (backend: Backend): ShownSide => (backend.meets('prices-excl') ? 'excl' : 'incl')
