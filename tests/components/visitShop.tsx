import { setTimeout as wait } from 'node:timers/promises'
import { cleanup, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import type { Shop } from '@thuishaven/core'
import { localeOfPath } from '@thuishaven/core/routing'
import { createBrowserShop } from '../../adapters/composition/createBrowserShop.browser.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { meetFault } from '../../mock-server/faults/meetFault.ts'
import { App } from '../../ui/app/App.tsx'
import { loadRoute, routerOptions } from '../../ui/app/navigation.browser.ts'
import { panelTable } from '../../ui/app/panelTable.ts'
import { needsAccountMessages, needsFormMessages } from '../../ui/app/routes.ts'
import { cartPanelCallbacks } from '../../ui/features/cart/index.ts'
import { configQuery, createQueryClient } from '../../ui/features/shop/index.ts'
import { addressedPanel } from '../../ui/framework/panels/addressedPanel.ts'
import { createPanels } from '../../ui/framework/panels/createPanels.ts'
import { setMessageLoader } from '../../ui/framework/panels/withMessages.ts'
import type { Resolution } from '../../ui/framework/router/resolvedPage.ts'
import { createMessages } from '../../ui/messages/createMessages.ts'
import { textOf } from '../../ui/messages/text.ts'
import { callOf, createBackendRules } from '../backendRules.ts'
import type { BackendRules } from '../backendRules.ts'

/** A shop of this test file's own, and the visitor who looks at it. */
export interface VisitedShop extends BackendRules {
  readonly shop: Shop
  readonly user: UserEvent
  /** A call of the same visitor beside the page, such as from another device. */
  readonly call: BackendCall
  /** Calls that reached the backend, in order: method and path. */
  readonly requests: string[]
  /** What was sent with the calls that match, in order: their parsed bodies, null for none. */
  readonly bodiesOf: (call: RegExp) => unknown[]
  /** Addresses that a real browser would have loaded whole. */
  readonly loadedWhole: string[]
  /** Addresses of other sites, such as the bank's, that the page left for. */
  readonly leftFor: string[]
}

/** Calls of the visitor without a page: they throw when the backend refuses. */
export type BackendCall = (method: string, path: string, body?: object) => Promise<Response>

interface ShopOptions {
  /** Signed in before the page opens. */
  readonly customer?: { readonly email: string; readonly password: string }
  /** Calls of the same visitor before the page opens; what the backend answers may be changed there already. */
  readonly before?: (call: BackendCall, rules: BackendRules) => Promise<void>
}

const origin = 'http://shop.test'

type MockServer = ReturnType<typeof createMockServer>

let served: { readonly file: string | undefined; readonly mock: MockServer } | null = null

/** The files of one worker share their modules; what a test orders or changes stays within its file. */
const mockOfFile = async (): Promise<MockServer> => {
  const file = expect.getState().testPath
  if (served !== null && served.file === file) return served.mock
  const mock = createMockServer(await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: origin }))
  served = { file, mock }
  return mock
}

/** The customer of the demo shop whose account is complete. */
export const demoCustomer = { email: 'actief@thuishaven.test', password: 'Welkom01' }

let visits = 0

/** Ends the visit before this one: what it still had under way reaches neither the backend nor the cookies. */
let endVisit = async (): Promise<void> => undefined

const cookiesOf = (): string => document.cookie

/** What the visitor's browser keeps of a response: `HttpOnly` cookies stay out of the document's sight. */
const createCookieJar = () => {
  const hidden = new Map<string, string>()
  return {
    header: (): string => [cookiesOf(), ...[...hidden].map(([name, value]) => `${name}=${value}`)].filter(Boolean).join('; '),
    keep: (response: Response): void => {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (!/;\s*httponly/i.test(cookie)) document.cookie = cookie.replace(/;\s*secure/i, '')
        else if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) hidden.delete(name)
        else hidden.set(name, value)
      }
    },
  }
}

/** The page's location, which writes down where the page goes to instead of going there. */
const watchLocation = (): string[] => {
  const leftFor: string[] = []
  const { location } = window
  const leave = (to: string | URL): void => void leftFor.push(String(to))
  // The own methods of a location cannot be replaced.
  const watched = new Proxy({} as Location, {
    get: (_own, name) => {
      if (name === 'assign' || name === 'replace') return leave
      const value: unknown = Reflect.get(location, name)
      return typeof value === 'function' ? (value as () => unknown).bind(location) : value
    },
    set: (_own, name, value) => Reflect.set(location, name, value),
  })
  vi.stubGlobal('location', watched)
  return leftFor
}

/** The window of one visit: what an ended visit still sends does not arrive in the next one. */
const windowOfVisit = (hasEnded: () => boolean): Window & typeof globalThis =>
  new Proxy(window, {
    get: (target, name) => {
      if (name === 'fetch' && hasEnded()) return () => new Promise(() => undefined)
      const value: unknown = Reflect.get(target, name)
      const isMethod = typeof value === 'function' && typeof name === 'string' && !/^[A-Z]/.test(name)
      return isMethod ? (value as () => unknown).bind(target) : value
    },
  })

const forgetCookies = (): void => {
  for (const cookie of cookiesOf().split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
}

/**
 * Opens an address of the whole shop in jsdom, over a mock server in the same program: the page's code, the core, the adapters and the
 * backend are those of the shop; only layout, painting and the network are not there.
 */
export const visitShop = async (href: string, { customer, before }: ShopOptions = {}): Promise<VisitedShop> => {
  await endVisit()
  const mock = await mockOfFile()
  // A page that ends keeps its tasks on the device.
  localStorage.clear()
  sessionStorage.clear()
  forgetCookies()
  let ended = false
  const jar = createCookieJar()
  const { rules, meet, carryOut } = createBackendRules()
  const requests: string[] = []
  const bodies: { readonly call: string; readonly body: unknown }[] = []
  const send = async (path: string, { signal: _signal, ...init }: RequestInit): Promise<Response> => {
    if (ended) return new Promise<Response>(() => undefined)
    const request = new Request(new URL(path, origin), init)
    const cookie = jar.header()
    if (cookie !== '') request.headers.set('cookie', cookie)
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    bodies.push({ call: callOf(request), body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null })
    const fault = meet(request)
    const answer = (): Promise<Response> => carryOut(request, mock.fetch)
    const response = await (fault === null ? answer() : meetFault({ request }, fault, answer))
    if (ended) return new Promise<Response>(() => undefined)
    jar.keep(response)
    return response
  }
  const call: BackendCall = async (method, path, body) => {
    const response = await send(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    expect(response.ok, `${method} ${path}`).toBe(true)
    return response
  }
  if (customer !== undefined) await call('POST', '/api/v2/account/login', customer)
  await before?.(call, rules)
  requests.length = 0
  bodies.length = 0

  window.fetch = ((path: string, init: RequestInit = {}) => send(path, init)) as typeof fetch
  const visitWindow = windowOfVisit(() => ended)
  const leftFor = watchLocation()
  history.replaceState(null, '', href)
  document.body.innerHTML = '<div id="shop"></div>'
  const { locale } = localeOfPath(new URL(href, origin).pathname)
  document.documentElement.lang = locale === 'nld' ? 'nl' : 'en'
  const missing: string[] = []
  const texts = createMessages(locale, (key) => missing.push(key))
  await texts.load('shop')
  // A panel that an earlier visit opened is loaded already, so its messages are not requested again.
  if (visits > 0) await Promise.all([texts.load('forms'), texts.load('account')])
  visits += 1
  const shop = createBrowserShop({ locale, page: visitWindow })
  endVisit = async () => {
    ended = true
    endVisit = async () => undefined
    cleanup()
    await shop.close()
    // A panel that closes goes one entry back: a timer, then two tasks of jsdom. The next visit's history begins after them.
    for (let task = 0; task < 4; task += 1) await wait(1)
  }
  onTestFinished(() => endVisit())
  const queries = createQueryClient()
  shop.setUp(await queries.fetchQuery(configQuery(shop)))
  const panels = createPanels({ ...cartPanelCallbacks(shop.cart), onFailed: () => undefined })
  setMessageLoader((extra) => Promise.all([texts.load('forms'), extra === 'account' ? texts.load('account') : null]))
  const loadedWhole: string[] = []
  const load = (at: string, _leaves?: AbortSignal, sessionUnknown?: boolean): Promise<Resolution> =>
    loadRoute(routerOptions, {
      href: at,
      origin: location.origin,
      locale,
      context: { shop, queries, text: textOf(texts.t) },
      loadMessages: async (page) => {
        await Promise.all([needsFormMessages(page) ? texts.load('forms') : null, needsAccountMessages(page) ? texts.load('account') : null])
      },
      sessionUnknown,
    })
  let at = href
  let page = await load(at)
  while (page.kind === 'redirect') {
    at = page.to
    history.replaceState(null, '', at)
    page = await load(at, undefined, page.sessionUnknown)
  }
  const panel = addressedPanel(panelTable, new URL(at, origin).searchParams, page.routeId)
  if (panel !== null) {
    await panel.row.module.load()
    panels.open(panel.name, panel.about ?? undefined)
  }
  const container = document.getElementById('shop') as HTMLElement
  render(
    <App
      shop={shop}
      panels={panels}
      queries={queries}
      texts={texts}
      page={page}
      madeAt={Date.now()}
      side="browser"
      load={load}
      isOutdated={() => false}
      shownAs={(address) => address}
      onPrefetched={() => undefined}
      reloadDocument={async (address) => {
        loadedWhole.push(address)
        return 'loads'
      }}
    />,
    { container },
  )
  return {
    shop,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    call,
    requests,
    bodiesOf: (pattern) => bodies.filter(({ call: sent }) => pattern.test(sent)).map(({ body }) => body),
    ...rules,
    loadedWhole,
    leftFor,
  }
}
