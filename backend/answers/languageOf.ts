import type { Context } from 'hono'
import type { Language } from '../records/ProductRecord.ts'

interface Task {
  readonly tag: string
  readonly weight: number
}

const preferenceOf = (part: string): Task => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined)
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

/** The language of an Accept-Language header; Dutch when it contains neither of the shop's languages. */
export const languageOf = (context: Context): Language => {
  const preferences = (context.req.header('accept-language') ?? '')
    .split(',')
    .map(preferenceOf)
    .toSorted((a, b) => b.weight - a.weight)
  const first = preferences.find(({ tag }) => /^(nl|en)\b/.test(tag))
  return first?.tag.startsWith('en') === true ? 'eng' : 'nld'
}
