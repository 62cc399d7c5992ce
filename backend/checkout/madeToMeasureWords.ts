import { depositShare } from '../pricing/deposit.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'

const words = {
  nld: {
    within: (weeks: string) => `Levertijd: ${weeks} weken`,
    takes: (weeks: string) => `Wat op maat wordt gemaakt, heeft een levertijd van ${weeks} weken.`,
    deposit: (upfront: number, rest: number) =>
      `Wat op maat wordt gemaakt, betaal je voor ${upfront}% vooraf en voor ${rest}% bij bezorging.`,
    noReturn: 'Wat op maat is gemaakt, kun je niet retourneren. De maat kan 3% afwijken.',
  },
  eng: {
    within: (weeks: string) => `Delivery time: ${weeks} weeks`,
    takes: (weeks: string) => `What is made to measure takes ${weeks} weeks.`,
    deposit: (upfront: number, rest: number) => `For what is made to measure you pay ${upfront}% in advance and ${rest}% on delivery.`,
    noReturn: 'What is made to measure cannot be returned. The size may deviate by 3%.',
  },
} as const

/** Such as 2 - 3; null: the time is one of days, of which a day is named or nothing. */
const weeksOf = ({ totalDays, unit }: ProductRecord['delivery']): string | null => {
  const weeks = Math.ceil((totalDays ?? 0) / 7)
  return unit === 'week' && weeks > 1 ? `${weeks - 1} - ${weeks}` : null
}

/** When goods arrive that take weeks; empty for those that take days. */
export const weeksNotice = (language: Language, time: ProductRecord['delivery']): readonly string[] => {
  const weeks = weeksOf(time)
  return weeks === null ? [] : [words[language].within(weeks)]
}

/** The same where it is said of some of the goods. */
export const madeWithinNotice = (language: Language, time: ProductRecord['delivery']): readonly string[] => {
  const weeks = weeksOf(time)
  return weeks === null ? [] : [words[language].takes(weeks)]
}

export const depositNotice = (language: Language): string => words[language].deposit(depositShare / 100, (10_000 - depositShare) / 100)

export const noReturnNotice = (language: Language): string => words[language].noReturn
