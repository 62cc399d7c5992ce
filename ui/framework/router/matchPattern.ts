import { parse } from 'regexparam'
import { matchRoute } from 'wouter'

interface Parsed {
  readonly keys: string[]
  readonly pattern: RegExp
}
const parsed = new Map<string, Parsed>()
/** Capitals make another address, so that each page has one. */
const parser = (path: string): Parsed => {
  const known = parsed.get(path)
  if (known !== undefined) return known
  const { keys, pattern } = parse(path)
  const made = { keys, pattern: new RegExp(pattern.source) }
  parsed.set(path, made)
  return made
}

/** Parameters of a path by the names in a pattern in wouter's notation; '*' is the rest. Null when the pattern does not match. */
export const matchPattern = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const [matches, found] = matchRoute(parser, pattern, path)
  if (!matches) return null
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/^\d+$/.test(entry[0])),
  )
}
