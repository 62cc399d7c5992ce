import { getCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { gestureTime } from '../hydration/gesture.ts'
import type { VisitorScope } from './requestScope.server.ts'
import type { ServerEnv } from './trustedProxies.server.ts'

/** The result of a post: redirect target and cookies. */
export interface FormResponse extends Pick<VisitorScope<unknown>, 'setCookies'> {
  readonly location: string
}

/** Equal keys within one gesture get the response of the first. */
export const createGestures = () => {
  const responses = new Map<string, Promise<FormResponse>>()
  return (key: string, act: () => Promise<FormResponse>): Promise<FormResponse> => {
    const known = responses.get(key)
    if (known !== undefined) return known
    const response = act()
    responses.set(key, response)
    const forget = (): void => void setTimeout(() => responses.delete(key), gestureTime).unref()
    response.then(forget, forget)
    return response
  }
}

/** Whose cart it is, and what was posted; null while there is no cart that two posts could share. */
export const gestureKey = (context: Context<ServerEnv>, form: FormData): string | null => {
  const cart = [getCookie(context, 'es_cuid'), getCookie(context, 'auth_token')]
  if (cart.every((cookie) => cookie === undefined)) return null
  return JSON.stringify([context.get('client').address, cart, [...form].filter(([, value]) => typeof value === 'string')])
}
