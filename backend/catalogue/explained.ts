import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import { shopTime } from '../delivery/shopTime.ts'
import { daysAfter, firstOpenDay } from '../delivery/openDays.ts'
import { sendingTerms } from '../options/options.ts'
import type { Language } from '../records/ProductRecord.ts'

const words = {
  nld: {
    tag: 'nl-NL',
    tomorrow: 'morgen',
    on: (weekday: string) => weekday,
    free: (time: string, day: string) => `Voor ${time} besteld, ${day} gratis bezorgd`,
    freeFrom: (from: string) => `Gratis bezorgd vanaf ${from}`,
    charged: (time: string, day: string) => `Voor ${time} besteld, ${day} bezorgd`,
    returns: 'Gratis retourneren',
    moneyBack: (days: number) => `${days} dagen niet goed, geld terug`,
  },
  eng: {
    tag: 'en-US',
    tomorrow: 'tomorrow',
    on: (weekday: string) => `on ${weekday}`,
    free: (time: string, day: string) => `Ordered before ${time}, delivered free ${day}`,
    freeFrom: (from: string) => `Free delivery from ${from}`,
    charged: (time: string, day: string) => `Ordered before ${time}, delivered ${day}`,
    returns: 'Free returns',
    moneyBack: (days: number) => `${days}-day money-back guarantee`,
  },
}

/** When that comes which is ordered today: 'tomorrow', or 'on Monday' when nothing is delivered tomorrow. */
const nextDelivery = (backend: Backend, weekdays: readonly number[] | undefined, language: Language): string => {
  const tomorrow = daysAfter(shopTime(backend.now()).day, 1)
  const day = firstOpenDay(tomorrow, weekdays === undefined ? {} : { weekdays })
  const t = words[language]
  if (day === tomorrow) return t.tomorrow
  return t.on(new Intl.DateTimeFormat(t.tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)))
}

/** What the shop promises of its delivery; nothing when it is not the next day. */
const deliveryClaims = (backend: Backend, language: Language): readonly string[] => {
  const { delivery } = sendingTerms(backend)
  if (delivery === undefined || delivery.orderBefore === null || (delivery.extraDays ?? 0) > 0) return []
  const { orderBefore, shippingInclVat, freeFromInclVat } = delivery
  const t = words[language]
  const money = new Intl.NumberFormat(t.tag, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  const day = nextDelivery(backend, delivery.weekdays, language)
  if (shippingInclVat === 0 || freeFromInclVat === 0) return [t.free(orderBefore, day)]
  return [t.charged(orderBefore, day), ...(freeFromInclVat === null ? [] : [t.freeFrom(money.format(freeFromInclVat / 100))])]
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
    ...deliveryClaims(backend, language).map((text) => [text, delivery] as const),
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
