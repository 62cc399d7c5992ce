import type { Backend } from '../answers/Backend.ts'
import type { ShownSide } from '../ports/Catalogue.ts'

/** The side of VAT on which the shop shows prices, as its configuration says (display.priceExclVat). */
export const shownSide = (backend: Backend): ShownSide => (backend.meets('prices-excl') ? 'excl' : 'incl')
