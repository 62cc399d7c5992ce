import { defaultLocale } from '../locale/locale.ts'
import { externalUrl } from './externalUrl.ts'
import { canonicalPath, localeOfPath, localePath, splitAddress } from './paths.ts'
import type { Redirect } from './paths.ts'

/** The shop owner's redirect rule. */
export interface RedirectRule {
  /** The owner's target, not validated; `ruleRedirect` validates it. */
  readonly target: string
  /** Whether the redirect is permanent. */
  readonly isPermanent: boolean
}

/** The result of a redirect rule for one address. */
export interface RuleRedirect extends Redirect {
  /** Leads to another site: a full page load (RTE-13). */
  readonly whole: boolean
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? ''

/** The rule's own parameters, then those requested that it does not set itself. */
const mergedQuery = (ruled: string, requested: string): string => {
  const pairs = (query: string): readonly string[] => query.split('&').filter((pair) => pair !== '')
  const own = pairs(ruled)
  const names = new Set(own.map(nameOf))
  const merged = [...own, ...pairs(requested).filter((pair) => !names.has(nameOf(pair)))]
  return merged.length === 0 ? '' : `?${merged.join('&')}`
}

const parts = (address: string): { readonly path: string; readonly query: string; readonly fragment: string } => {
  const { path, rest } = splitAddress(address)
  const hash = rest.indexOf('#')
  const query = hash === -1 ? rest : rest.slice(0, hash)
  return { path, query: query.slice(1), fragment: hash === -1 ? '' : rest.slice(hash) }
}

/**
 * The redirect that the shop owner's rule means for a requested address, in the language of that address (RTE-13). The queries of both are
 * merged, the rule's own parameters first. The rule is the opt-in for the site that it names; a target that is refused all the same
 * (RTE-15), and a rule that leads to where it starts, are no redirect: null.
 *
 * @param requested path and query as in the address bar
 * @param origin scheme and backend of this shop, by which an absolute address of its own pages is known
 */
export const ruleRedirect = (rule: RedirectRule, requested: string, origin: string): RuleRedirect | null => {
  const status = rule.isPermanent ? 301 : 302
  const isOwn = rule.target.startsWith(origin) && /^(?:[/?#]|$)/.test(rule.target.slice(origin.length))
  const given = isOwn ? rule.target.slice(origin.length) : rule.target
  const target = externalUrl(isOwn && !given.startsWith('/') ? `/${given}` : given, 'any')
  if (target.type === 'refused') return null
  if (target.type === 'external') return { status, to: target.url, whole: true }
  const from = parts(requested)
  const wanted = parts(target.path)
  const { locale } = localeOfPath(from.path)
  // Owners also copy addresses from the address bar, with the language in them.
  const hasLanguage = isOwn || localeOfPath(wanted.path).locale !== defaultLocale
  const path = canonicalPath(hasLanguage ? wanted.path : localePath(locale, wanted.path))
  if (path === canonicalPath(from.path)) return null
  return { status, to: `${path}${mergedQuery(wanted.query, from.query)}${wanted.fragment}`, whole: false }
}
