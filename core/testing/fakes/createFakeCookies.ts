import type { Cookie, CookiesPort } from '../../ports/CookiesPort.ts'

export interface FakeCookies extends CookiesPort {
  /** Everything that was written, oldest first; a removal has maxAge 0. */
  readonly written: readonly Cookie[]
}

export const createFakeCookies = (start: Readonly<Record<string, string>> = {}): FakeCookies => {
  const jar = new Map(Object.entries(start))
  const written: Cookie[] = []
  const set = (cookie: Cookie): void => {
    written.push(cookie)
    if (cookie.maxAge === 0) jar.delete(cookie.name)
    else jar.set(cookie.name, cookie.value)
  }
  return { written, get: (name) => jar.get(name) ?? null, set, remove: (name) => set({ name, value: '', maxAge: 0 }) }
}
