import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { sendingTerms } from '../options/options.ts'
import type { Language } from '../records/ProductRecord.ts'

const words = {
  nld: {
    tag: 'nl-NL',
    tomorrowFree: (time: string) => `Voor ${time} besteld, morgen gratis bezorgd`,
    tomorrowFreeFrom: (time: string, from: string) => `Voor ${time} besteld, morgen bezorgd · gratis vanaf ${from}`,
    tomorrow: (time: string) => `Voor ${time} besteld, morgen bezorgd`,
    returns: 'Gratis retourneren',
    moneyBack: (days: number) => `${days} dagen niet goed, geld terug`,
  },
  eng: {
    tag: 'en-US',
    tomorrowFree: (time: string) => `Ordered before ${time}, delivered free tomorrow`,
    tomorrowFreeFrom: (time: string, from: string) => `Ordered before ${time}, delivered tomorrow · free from ${from}`,
    tomorrow: (time: string) => `Ordered before ${time}, delivered tomorrow`,
    returns: 'Free returns',
    moneyBack: (days: number) => `${days}-day money-back guarantee`,
  },
}

/** What the shop promises of its delivery; null: not the next day. */
const deliveryClaim = (backend: Backend, language: Language): string | null => {
  const { delivery } = sendingTerms(backend)
  if (delivery === undefined || delivery.orderBefore === null || (delivery.extraDays ?? 0) > 0) return null
  const { orderBefore, shippingInclVat, freeFromInclVat } = delivery
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  if (shippingInclVat === 0 || freeFromInclVat === 0) return t.tomorrowFree(orderBefore)
  return freeFromInclVat === null ? t.tomorrow(orderBefore) : t.tomorrowFreeFrom(orderBefore, money.format(freeFromInclVat / 100))
}

/** Pages that explain, and the shop's promises with the pages that show that they are true; what has no page is left out. */
export const explained = (
  backend: Backend,
  language: Language,
): Pick<NonNullable<Wire['Config']['content']>, 'informationPages' | 'claims'> => {
  const { shop, catalogue } = backend
  const { delivery, returns, ranking, takeBack } = shop.informationPages
  const t = words[language]
  const pathOf = (id: string): string | null => (id === '' ? null : (catalogue.page(id)?.path[language] ?? null))
  const page = (name: 'ranking' | 'takeBack', id: string) => {
    const path = pathOf(id)
    return path === null ? {} : { [name]: path }
  }
  const claims: readonly (readonly [string | null, string])[] = [
    [deliveryClaim(backend, language), delivery],
    [shop.returnsAreFree ? t.returns : null, returns],
    [t.moneyBack(shop.returnDays), returns],
    ...shop.claims.map(({ text, page }) => [text[language], page] as const),
  ]
  return {
    informationPages: { ...page('ranking', ranking), ...page('takeBack', takeBack) },
    claims: claims.flatMap(([text, id]) => {
      const url = pathOf(id)
      return text === null || url === null ? [] : [{ text, url }]
    }),
  }
}
