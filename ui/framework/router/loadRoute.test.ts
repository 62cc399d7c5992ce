import { describe, expect, it, vi } from 'vitest'
import { loadRoute, prefetchRoute } from './loadRoute.ts'
import type { RouterOptions, RouteRequest, SessionResult } from './loadRoute.ts'
import type { ResolvedRedirect } from './resolvedPage.ts'
import type { FoundRoute, PageModule, PageResponse, Route } from './route.ts'

const head = { title: 'A page' } as never
const redirectTo = (to: string): ResolvedRedirect => ({ kind: 'redirect', to, status: 301, whole: false })

/** Events, in order. */
type Log = string[]

const createRoute = (log: Log, id: string, answer: PageResponse | (() => Promise<PageResponse>), more: Partial<Route> = {}): Route => ({
  id,
  names: [],
  layout: 'plain' as Route['layout'],
  guard: null,
  isPublic: true,
  waitsForSession: false,
  importPage: () => {
    log.push(`import ${id}`)
    const module: PageModule = {
      Page: () => null,
      load: ({ params }) => {
        log.push(`load ${id} ${JSON.stringify(params)}`)
        return typeof answer === 'function' ? answer() : Promise.resolve(answer)
      },
    }
    return Promise.resolve(module)
  },
  source: `${id}.ts`,
  ...more,
})

const setUp = (routes: (log: Log) => Readonly<Record<string, Route>>, more: Partial<RouterOptions> = {}) => {
  const log: Log = []
  const all: Readonly<Record<string, Route>> = { error: createRoute(log, 'error', { kind: 'page', head }), ...routes(log) }
  const options: RouterOptions = {
    match: (_locale, path): FoundRoute | null => {
      const [, id = '', thing] = path.split('/')
      const route = all[id]
      return route === undefined ? null : { route, name: id as never, params: thing === undefined ? {} : { thing } }
    },
    routeById: (id) => all[id] as Route,
    errorPage: { routeId: 'error', name: 'error' as never },
    movedTo: (_locale, path) => (path === '/former' ? '/list' : null),
    pathsOf: () => null,
    redirectRule: () => Promise.resolve(null),
    mayRedirect: () => false,
    restoreSession: () => {
      log.push('session')
      return Promise.resolve('visitor' as SessionResult)
    },
    guard: () => null,
    ...more,
  }
  const request = (href: string): RouteRequest => ({
    href,
    origin: 'https://shop.test',
    locale: 'nld',
    context: {} as never,
    loadMessages: () => Promise.resolve(),
  })
  return {
    log,
    load: (href: string, own: Partial<RouteRequest> = {}) => loadRoute(options, { ...request(href), ...own }),
    prefetch: (href: string) => prefetchRoute(options, request(href)),
  }
}
const aList = (log: Log) => ({ list: createRoute(log, 'list', { kind: 'page', head }) })

describe('loadRoute', () => {
  it('returns the page of an address with the result of its loader', async () => {
    const { load, log } = setUp((own) => ({ list: createRoute(own, 'list', { kind: 'page', head, params: { thing: 'read' } }) }))
    expect(await load('/list/7?page=2')).toMatchObject({
      kind: 'page',
      href: '/list/7?page=2',
      routeId: 'list',
      path: '/list/7',
      params: { thing: 'read' },
      status: 200,
      head: { title: 'A page' },
    })
    expect(log).toContain('load list {"thing":"7"}')
  })

  it('SEO-04 keeps the pages of one shopper out of search engines', async () => {
    const { load } = setUp((log) => ({ mine: createRoute(log, 'mine', { kind: 'page', head }, { isPublic: false }) }))
    expect(await load('/mine')).toMatchObject({ head: { noindex: true } })
  })

  it('RTE-11 RTE-12 corrects all that is wrong with an address in one redirect, and loads nothing for it', async () => {
    const { load, log } = setUp(aList)
    expect(await load('/list/?a=1')).toMatchObject({ kind: 'redirect', to: '/list?a=1', status: 301, whole: false })
    expect(await load('/former/?a=1')).toMatchObject({ kind: 'redirect', to: '/list?a=1', status: 301 })
    expect(log.filter((line) => line.startsWith('import'))).toEqual([])
  })

  it('RTE-13 requests session, rule and page together, and the rule wins', async () => {
    const { load, log } = setUp(aList, { redirectRule: () => Promise.resolve(redirectTo('/elsewhere')) })
    expect(await load('/list')).toMatchObject({ kind: 'redirect', to: '/elsewhere' })
    expect(log.slice(0, 2).toSorted()).toEqual(['import list', 'session'])
  })

  it('RTE-09 RTE-08 shows the error page with 404 where no route is, and where the address cannot be decoded', async () => {
    const { load, log } = setUp(aList)
    expect(await load('/nothing')).toMatchObject({
      kind: 'page',
      routeId: 'error',
      status: 404,
      params: { reason: 'route', requested: '/nothing' },
    })
    expect(await load('/list/%E0%A4%A')).toMatchObject({ routeId: 'error', status: 404, params: { reason: 'parameter' } })
    expect(log.filter((line) => line.startsWith('load list'))).toEqual([])
  })

  it.each<[string, PageResponse, object]>([
    ['not found', { kind: 'notFound', reason: 'parameter' }, { routeId: 'error', status: 404, params: { reason: 'parameter' } }],
    ['failed', { kind: 'failed' }, { routeId: 'error', status: 503, params: { reason: 'unavailable' } }],
    ['a redirect', { kind: 'redirect', to: '/other', status: 302 }, { kind: 'redirect', to: '/other', status: 302 }],
    ['a status of its own', { kind: 'page', head, status: 410 }, { routeId: 'list', status: 410 }],
  ])('passes on what a loader answers: %s', async (_name, answer, expected) => {
    const { load } = setUp((log) => ({ list: createRoute(log, 'list', answer) }))
    expect(await load('/list')).toMatchObject(expected)
  })

  it('RTE-04 shows another route under the same address where the loader names one', async () => {
    const { load } = setUp((log) => ({
      path: createRoute(log, 'path', { kind: 'rewrite', route: 'article' }),
      article: createRoute(log, 'article', { kind: 'page', head }),
    }))
    expect(await load('/path/7')).toMatchObject({ routeId: 'article', href: '/path/7', params: { thing: '7' } })
  })

  it('has a plain error page where the error page itself fails', async () => {
    const { load } = setUp((log) => ({ error: createRoute(log, 'error', { kind: 'failed' }) }))
    expect(await load('/nothing')).toMatchObject({ routeId: 'error', status: 404, head: { title: '404', noindex: true } })
  })

  it('hands an exception of a loader to the caller', async () => {
    const { load } = setUp((log) => ({ list: createRoute(log, 'list', () => Promise.reject(new Error('no file'))) }))
    await expect(load('/list')).rejects.toThrow('no file')
  })

  describe('RTE-10 a guarded route', () => {
    const guarded = (log: Log) => ({
      mine: createRoute(log, 'mine', { kind: 'page', head }, { guard: 'customer' as never, isPublic: false }),
      stranger: createRoute(log, 'stranger', { kind: 'page', head }),
    })

    it('is loaded only once the session is known', async () => {
      const { load, log } = setUp(guarded)
      await load('/mine')
      expect(log).toEqual(['session', 'import mine', 'load mine {}'])
    })

    it('redirects, or shows another route, by the result of the guard', async () => {
      const away = setUp(guarded, { guard: () => redirectTo('/login') })
      expect(await away.load('/mine')).toMatchObject({ kind: 'redirect', to: '/login' })
      expect(away.log.filter((line) => line.includes('mine'))).toEqual([])
      const instead = setUp(guarded)
      const { load } = setUp(guarded, {
        guard: (route) => (route.id === 'mine' ? createRoute(instead.log, 'stranger', { kind: 'page', head }) : null),
      })
      expect(await load('/mine')).toMatchObject({ routeId: 'stranger', href: '/mine' })
    })

    it('does not request a session again that the backend just failed to return', async () => {
      const guard = vi.fn<RouterOptions['guard']>(() => null)
      const { load, log } = setUp(guarded, { guard })
      await load('/mine', { sessionUnknown: true })
      expect(log).not.toContain('session')
      expect(guard.mock.calls[0]?.slice(1, 2)).toEqual(['lost'])
    })
  })
})

describe('NET-05 prefetchRoute', () => {
  it('returns a page that is the same for all visitors without requesting the session', async () => {
    const { prefetch, log } = setUp(aList)
    expect(await prefetch('/list')).toMatchObject({ kind: 'page', routeId: 'list' })
    expect(log).not.toContain('session')
  })

  it.each([
    ['a page of a shopper', '/mine'],
    ['an address that no route has', '/nothing'],
    ['a page that is not there', '/gone'],
    ['a page in another language', '/en/list'],
    ['addresses that point to each other', '/circle'],
  ])('leaves %s to the press', async (_name, href) => {
    const { prefetch } = setUp((log) => ({
      ...aList(log),
      mine: createRoute(log, 'mine', { kind: 'page', head }, { isPublic: false }),
      gone: createRoute(log, 'gone', { kind: 'notFound', reason: 'parameter' }),
      circle: createRoute(log, 'circle', { kind: 'redirect', to: '/circle', status: 302 }),
    }))
    expect(await prefetch(href)).toBeNull()
  })

  it('follows a redirect to the page behind it, but none out of the shop', async () => {
    const { prefetch } = setUp((log) => ({ ...aList(log), old: createRoute(log, 'old', { kind: 'redirect', to: '/list', status: 301 }) }))
    expect(await prefetch('/old')).toMatchObject({ routeId: 'list', href: '/list' })
    const whole = setUp(aList, { redirectRule: () => Promise.resolve({ ...redirectTo('https://elsewhere.test'), whole: true }) })
    expect(await whole.prefetch('/list')).toBeNull()
  })
})
