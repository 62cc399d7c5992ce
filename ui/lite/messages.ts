import { locales } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'

const dutch = {
  loading: 'Wordt geladen…',
  failed: 'De rekenhulp kon niet worden geladen. Controleer je verbinding.',
  again: 'Opnieuw proberen',
  'field.width': 'Breedte in cm',
  'field.length': 'Lengte in cm',
  'field.diameter': 'Diameter in cm',
  add: 'In winkelwagen',
  added: '{title} ligt in je winkelwagen.',
  unavailable: 'Niet op voorraad',
  perUnit: '{price} per {unit}',
  sum: '{price} voor {area} m²',
  delivery: 'Levertijd: {time}',
  choice: '{name} (+ {price})',
  drawing: 'Je kleed op schaal: {name}, {measures}',
  'drawing.empty': 'Vul de maten in: hier verschijnt je kleed op schaal.',
  incl: 'incl. btw',
  excl: 'excl. btw',
  cart: 'Winkelwagen',
  'cart.empty': 'Er ligt nog niets in je winkelwagen.',
  'cart.failed': 'Je winkelwagen kon niet worden geladen. Er is niets verloren.',
  'cart.busy': 'Je winkelwagen wordt bijgewerkt.',
  'cart.quantity': 'Aantal van {title}',
  'cart.less': 'Eén minder van {title}',
  'cart.more': 'Eén meer van {title}',
  'cart.remove': 'Verwijder',
  'cart.removeOf': 'Verwijder {title}',
  'cart.removed': '{title} is verwijderd.',
  'cart.subtotal': 'Subtotaal',
  'cart.discount': 'Korting',
  'cart.shipping': 'Bezorgkosten',
  'cart.totalExcl': 'Totaal excl. btw',
  'cart.reverseCharged': 'Btw 0%: intracommunautaire levering (artikel 138 btw-richtlijn).',
  'cart.vat': 'Btw {percentage}',
  'cart.total': 'Totaal',
  'cart.totalNow': 'Totaal is nu {total}.',
  'cart.order': 'Naar de kassa',
  'cart.notCartable': 'Vul eerst de maten in.',
  'delivery.tomorrow': 'Morgen bezorgd',
  'delivery.withinDays_one': 'Binnen {count} dag',
  'delivery.withinDays_other': 'Binnen {count} dagen',
  'delivery.week': '1 week',
  'delivery.weeks': '{from} - {to} weken',
  'delivery.none': 'Geen indiciatie',
  'phrases.cartLineQuantityExceededAvailableStockQuantity': 'Nog maar {count} op voorraad.',
  'price.free': 'Gratis',
  'price.missing': 'Prijs niet beschikbaar',
  'rug.placeholder.width': 'Breedte (in CM)',
  'rug.placeholder.length': 'Lengte (in CM)',
  'rug.placeholder.diameter': 'Diameter (in CM)',
  'rug.tooLarge': 'De gekozen waarde is te groot. Maximaal {max} cm is mogelijk.',
  'rug.belowMinimum': 'De minimale afname is: {min} m2. Kies een andere afmeting.',
  'rug.noMeasure': 'Vul een maat in hele centimeters in, zoals 240.',
  'rug.notSquare': 'Een vierkant is even breed als lang. Maak beide maten gelijk, of kies een rechthoek.',
  'rug.terms.deviation': 'De maat kan {percentage}% afwijken.',
  'rug.terms.payment': 'Je betaalt {upfront}% vooraf en {rest}% bij bezorging.',
  'rug.terms.noReturn': 'Een kleed op maat kun je niet retourneren.',
}

const english: typeof dutch = {
  loading: 'Loading…',
  failed: 'The calculator could not be loaded. Check your connection.',
  again: 'Try again',
  'field.width': 'Width in cm',
  'field.length': 'Length in cm',
  'field.diameter': 'Diameter in cm',
  add: 'Add to cart',
  added: '{title} is in your cart.',
  unavailable: 'Out of stock',
  perUnit: '{price} per {unit}',
  sum: '{price} for {area} m²',
  delivery: 'Delivery time: {time}',
  choice: '{name} (+ {price})',
  drawing: 'Your rug to scale: {name}, {measures}',
  'drawing.empty': 'Fill in the measurements: your rug appears here to scale.',
  incl: 'incl. VAT',
  excl: 'excl. VAT',
  cart: 'Shopping cart',
  'cart.empty': 'There is nothing in your cart yet.',
  'cart.failed': 'Your cart could not be loaded. Nothing is lost.',
  'cart.busy': 'Your cart is being updated.',
  'cart.quantity': 'Quantity of {title}',
  'cart.less': 'One fewer of {title}',
  'cart.more': 'One more of {title}',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {title}',
  'cart.removed': '{title} has been removed.',
  'cart.subtotal': 'Subtotal',
  'cart.discount': 'Discount',
  'cart.shipping': 'Delivery costs',
  'cart.totalExcl': 'Total excl. VAT',
  'cart.reverseCharged': 'VAT 0%: intra-Community supply (Article 138 of the VAT Directive).',
  'cart.vat': 'VAT {percentage}',
  'cart.total': 'Total',
  'cart.totalNow': 'The total is now {total}.',
  'cart.order': 'To the checkout',
  'cart.notCartable': 'Please fill in the measurements first.',
  'delivery.tomorrow': 'Delivered tomorrow',
  'delivery.withinDays_one': 'Within {count} day',
  'delivery.withinDays_other': 'Within {count} days',
  'delivery.week': '1 week',
  'delivery.weeks': '{from}–{to} weeks',
  'delivery.none': 'No indication',
  'phrases.cartLineQuantityExceededAvailableStockQuantity': 'Only {count} left in stock.',
  'price.free': 'Free',
  'price.missing': 'Price not available',
  'rug.placeholder.width': 'Width (in CM)',
  'rug.placeholder.length': 'Length (in CM)',
  'rug.placeholder.diameter': 'Diameter (in CM)',
  'rug.tooLarge': 'The chosen value is too large. At most {max} cm is possible.',
  'rug.belowMinimum': 'The minimum order is: {min} m2. Choose another size.',
  'rug.noMeasure': 'Fill in a size in whole centimeters, such as 240.',
  'rug.notSquare': 'A square is as wide as it is long. Make both equal, or choose a rectangle.',
  'rug.terms.deviation': 'The size may deviate by {percentage}%.',
  'rug.terms.payment': 'You pay {upfront}% in advance and {rest}% on delivery.',
  'rug.terms.noReturn': 'A rug made to measure cannot be returned.',
}

/** Every message of this front end, by language. */
export const messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { nld: dutch, eng: english }

/** Writes a phrase of the core, or one of this front end's own, in one language. */
export type Translate = (key: keyof typeof dutch | Message, params?: Readonly<Record<string, string | number>>) => string

/** Numbers have the language's decimal mark; 'count' chooses between one and more. A key without a message is shown as it is. */
export const createTranslate = (locale: Locale): Translate => {
  const known = messages[locale]
  return (message, given) => {
    if (typeof message === 'object' && 'text' in message) return message.text
    const { key, params = given ?? {} } =
      typeof message === 'string' ? { key: message } : 'backend' in message ? { key: `phrases.${message.backend}` } : message
    const text = known[key] ?? known[`${key}_${params['count'] === 1 ? 'one' : 'other'}`] ?? key
    return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
      const value = params[name] ?? hole
      return typeof value === 'number' ? String(value).replace('.', locales[locale].numbers.decimal) : value
    })
  }
}
