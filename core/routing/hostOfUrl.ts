import { externalUrl } from './externalUrl.ts'

const httpHost = /^https?:\/\/([^/?#]+)/i

/**
 * The host (with port) of an absolute http(s) address that could be let through, to name it in an opt-in: the payment page that the shop's
 * own host answered (CHK-07). null for anything that is refused whatever is opted in (RTE-15).
 */
export const hostOfUrl = (url: string): string | null => {
  const named = httpHost.exec(url)?.[1]
  if (named === undefined) return null
  const judged = externalUrl(url, [named])
  return judged.go === 'external' ? judged.host : null
}
