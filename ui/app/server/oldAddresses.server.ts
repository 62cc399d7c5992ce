import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MiddlewareHandler } from 'hono'
import { noOldAddresses, oldAddressTarget, readOldAddresses } from '@thuishaven/core/routing'
import type { OldAddresses } from '@thuishaven/core/routing'
import { preferredLocale } from '@thuishaven/core/locale'
import { EnvironmentProblem } from './environment.server.ts'

const here = import.meta.url
/** In the root, from `dist/server` or from this file. */
const usualFile = fileURLToPath(new URL(`${import.meta.env.PROD ? '../..' : '../../..'}/shop/old-addresses.json`, here))

/**
 * The owner's old addresses (RTE-12), read once at start, so that a new line needs a restart but no build. Throws EnvironmentProblem with
 * one line that says what to correct.
 * @param named path from the operator's settings; null for the default path, where the file is optional
 */
export const loadOldAddresses = (named: string | null): OldAddresses => {
  const file = named ?? usualFile
  const refuse = (problem: string): never => {
    throw new EnvironmentProblem(`${file}: ${problem} See shop/README.md.`)
  }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (problem) {
    if (named === null && (problem as NodeJS.ErrnoException).code === 'ENOENT') return noOldAddresses
    return refuse(`it cannot be read (${(problem as NodeJS.ErrnoException).code}).`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (problem) {
    return refuse(`it is no JSON: ${(problem as SyntaxError).message}.`)
  }
  const table = readOldAddresses(json)
  return table.ok ? table.value : refuse(table.failure)
}

/** Looks up the redirect rule of a path among the old addresses. */
const path = '/api/public/redirects'

/** The response in the contract's form; null when the path is not old, or the query is invalid. */
const responseTo = (table: OldAddresses, language: string | null, body: string): Response | null => {
  let requested: unknown
  try {
    requested = JSON.parse(body)
  } catch {
    return null
  }
  const path = typeof requested === 'object' && requested !== null && 'path' in requested ? requested.path : null
  const target = typeof path === 'string' ? oldAddressTarget(table, preferredLocale(null, language), path) : null
  return target === null ? null : Response.json({ status: 'success', data: { target, statusCode: 301 } })
}

type FetchBackend = (url: string, init?: RequestInit) => Promise<Response>

/** For the pages that this server renders: requests only rules that the owner's table does not have. */
export const withOldAddresses =
  (table: OldAddresses, fetchBackend: FetchBackend): FetchBackend =>
  (url, init) => {
    const body = init?.body
    const isRedirectLookup = url.endsWith(path) && typeof body === 'string'
    const response = isRedirectLookup ? responseTo(table, new Headers(init?.headers).get('accept-language'), body) : null
    return response === null ? fetchBackend(url, init) : Promise.resolve(response)
  }

/** For browsers, which call it at each navigation: the same response, so that a link inside the shop leads where a first request leads (RTE-16). */
export const redirectOldAddresses =
  (table: OldAddresses): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.path !== path || context.req.method !== 'POST') return next()
    const body = await context.req.raw.clone().text()
    return responseTo(table, context.req.header('accept-language') ?? null, body) ?? next()
  }
