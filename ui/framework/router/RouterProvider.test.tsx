import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { describe, expect, it, vi } from 'vitest'
import type { NavigatorOptions } from './createNavigator.ts'
import type { ErrorBoundaryProps } from '../errors/ErrorBoundary.tsx'
import { Link } from './Link.ts'
import { Pages } from './Pages.tsx'
import { RouterProvider } from './RouterProvider.tsx'
import { useDeparture, useShopLocation } from './RouterContext.ts'
import type { Resolution, ResolvedPage } from './resolvedPage.ts'
import type { PageProps } from './route.ts'
import { useBelowFold } from './useBelowFold.ts'

/** Path of each newly rendered page. */
const drawn: string[] = []

const Page = ({ path, search }: PageProps) => {
  useState(() => drawn.push(path))
  return (
    <>
      <h1>{path}</h1>
      <p>page {search.get('page') ?? '1'}</p>
      {useBelowFold() ? <p>below the fold</p> : null}
      <input aria-label={`note on ${path}`} />
    </>
  )
}
const Broken = () => {
  throw new Error('deliberately')
}
const module: ResolvedPage['module'] = { Page, load: () => Promise.resolve({ kind: 'failed' }) }
const brokenModule: ResolvedPage['module'] = { ...module, Page: Broken }

const pageAt = (href: string, more: Partial<ResolvedPage> = {}): ResolvedPage => {
  const path = href.replace(/[?#].*$/, '')
  return {
    kind: 'page',
    href,
    routeId: path,
    name: 'page' as ResolvedPage['name'],
    layout: 'plain' as ResolvedPage['layout'],
    isPublic: true,
    module,
    params: {},
    path,
    head: { title: `Title of ${path}` },
    status: 200,
    ...more,
  }
}

/** Results of `load`, resolved by the test. */
const createLoads = () => {
  const waiting = new Map<string, { readonly give: (resolution: Resolution) => void; readonly refuse: (problem: unknown) => void }>()
  const signals = new Map<string, AbortSignal>()
  const load: NavigatorOptions['load'] = (href, leaves) => {
    signals.set(href, leaves)
    return new Promise((resolve, reject) => void waiting.set(href, { give: resolve, refuse: reject }))
  }
  const at = (href: string) => {
    const call = waiting.get(href)
    if (call === undefined) throw new Error(`Nothing was loaded for '${href}', only for ${[...waiting.keys()].join(', ')}.`)
    return call
  }
  return {
    load,
    signals,
    give: (href: string, resolution: Resolution = pageAt(href)) => act(async () => at(href).give(resolution)),
    refuse: (href: string, problem: unknown) => act(async () => at(href).refuse(problem)),
  }
}

const Departure = () => {
  const { pending, outline, notOpened } = useDeparture()
  return (
    <output data-outline={outline ?? 'none'} data-testid="departure">
      {pending ? 'on the way' : (notOpened ?? 'here')}
    </output>
  )
}
const Places = () => {
  const [path, navigate] = useLocation()
  const { rename } = useShopLocation()
  return (
    <nav>
      <p>at {path}</p>
      <p>query {useSearch()}</p>
      <Link href="/second">second</Link>
      <Link href="/third?page=2">third</Link>
      <a href="#place">place</a>
      <a href="/file" download>
        file
      </a>
      <a href="/en/first">other language</a>
      <button type="button" onClick={() => navigate('/second', { replace: true })}>
        replace
      </button>
      <button type="button" onClick={() => rename('/first?choice=2')}>
        rename
      </button>
    </nav>
  )
}

const setUp = (more: Partial<NavigatorOptions> = {}) => {
  history.replaceState(null, '', '/first')
  drawn.length = 0
  const loads = createLoads()
  const options = {
    initial: pageAt('/first'),
    load: loads.load,
    onBegin: vi.fn<() => void>(),
    onLeave: vi.fn<() => void>(),
    isOutdated: () => false,
    shownAs: (href: string) => href,
    writeHead: vi.fn<NavigatorOptions['writeHead']>(() => Promise.resolve()),
    reloadDocument: vi.fn<NavigatorOptions['reloadDocument']>(() => Promise.resolve('missing')),
    onFailure: (href: string, problem: unknown) => pageAt(href, { routeId: 'failure', path: `failed: ${String(problem)}` }),
    listPlace: () => null,
    ...more,
  } satisfies NavigatorOptions
  let prerender: (page: ResolvedPage) => void = () => undefined
  const onError = vi.fn<ErrorBoundaryProps['onError']>()
  render(
    <RouterProvider options={options} onPrefetched={(give) => void (prerender = give)}>
      <Departure />
      <Places />
      <main id="main">
        <Pages onError={onError} fallback={() => <h1>broken</h1>} />
      </main>
    </RouterProvider>,
  )
  return { ...loads, options, onError, user: userEvent.setup(), prerender: (page: ResolvedPage) => act(async () => prerender(page)) }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('link', { name }))
const departure = () => screen.getByRole('status').textContent

describe('RouterProvider', () => {
  it('shows the next page only once it is ready, at its address, with its title and the focus on its heading', async () => {
    const { user, give, options } = setUp()
    await press(user, 'second')
    expect(heading()).toBe('/first')
    expect(location.pathname).toBe('/first')
    expect(options.onBegin).toHaveBeenCalledOnce()
    expect(options.onLeave).not.toHaveBeenCalled()
    await give('/second')
    expect(heading()).toBe('/second')
    expect(location.pathname).toBe('/second')
    expect(document.title).toBe('Title of /second')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(options.onLeave).toHaveBeenCalledOnce()
    await waitFor(() => expect(options.writeHead).toHaveBeenCalledOnce())
  })

  it('reports a pending page after 0.1 s, until it is shown', async () => {
    const { user, give } = setUp()
    await press(user, 'second')
    expect(departure()).toBe('here')
    await waitFor(() => expect(departure()).toBe('on the way'))
    await give('/second')
    expect(departure()).toBe('here')
  })

  it.each([
    ['/second', 'second'],
    ['/product/1002', 'product'],
    ['/first/colour:blue', 'none'],
    ['/first?page=2', 'none'],
  ])('outlines a pending page of another kind: %s as %s', async (href, outline) => {
    const { user, give } = setUp()
    const link = Object.assign(document.createElement('a'), { href, textContent: 'another' })
    document.body.append(link)
    await user.click(link)
    link.remove()
    await waitFor(() => expect(departure()).toBe('on the way'))
    expect(screen.getByTestId('departure').dataset['outline']).toBe(outline)
    await give(href)
    expect(screen.getByTestId('departure').dataset['outline']).toBe('none')
  })

  it('hands path and query of the page on screen to wouter', async () => {
    const { user, give } = setUp()
    await press(user, 'third')
    await give('/third?page=2')
    expect(screen.getByText('at /third')).toBeDefined()
    expect(screen.getByText('query page=2')).toBeDefined()
    expect(screen.getByText('page 2')).toBeDefined()
  })

  it('cancels what was begun for a page that another press overtakes, and never shows it', async () => {
    const { user, give, signals } = setUp()
    await press(user, 'second')
    await press(user, 'third')
    expect(signals.get('/second')?.aborted).toBe(true)
    expect(signals.get('/third?page=2')?.aborted).toBe(false)
    await give('/third?page=2')
    await give('/second')
    expect(heading()).toBe('/third')
    expect(location.pathname).toBe('/third')
  })

  it('follows redirects within the shop without an entry of their own', async () => {
    const before = history.length
    const { user, give } = setUp()
    await press(user, 'second')
    await give('/second', { kind: 'redirect', to: '/moved', status: 301, whole: false })
    await give('/moved')
    expect(heading()).toBe('/moved')
    expect(location.pathname).toBe('/moved')
    expect(history.length).toBe(before + 1)
  })

  it('replaces the entry of the history where it is requested', async () => {
    const { user, give } = setUp()
    const before = history.length
    await user.click(screen.getByRole('button', { name: 'replace' }))
    await give('/second')
    expect(location.pathname).toBe('/second')
    expect(history.length).toBe(before)
  })

  it('renames the page on screen without loading or leaving it', async () => {
    const { user, options, signals } = setUp()
    await user.type(screen.getByRole('textbox', { name: 'note on /first' }), 'typed')
    await user.click(screen.getByRole('button', { name: 'rename' }))
    expect(location.search).toBe('?choice=2')
    expect(screen.getByText('query choice=2')).toBeDefined()
    expect(signals.size).toBe(0)
    expect(options.onLeave).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: 'note on /first' })).toHaveProperty('value', 'typed')
  })

  it('leaves places within the page, downloads, new windows and presses with a modifier to the browser', async () => {
    const { user, signals } = setUp()
    const stop = (event: Event): void => event.preventDefault()
    addEventListener('click', stop)
    await press(user, 'file')
    await press(user, 'place')
    await user.keyboard('{Control>}')
    await press(user, 'second')
    await user.keyboard('{/Control}')
    removeEventListener('click', stop)
    expect(signals.size).toBe(0)
  })

  it('goes back to the unchanged previous page, and reloads it in the background', async () => {
    const { user, give } = setUp()
    await user.type(screen.getByRole('textbox', { name: 'note on /first' }), 'typed')
    await press(user, 'second')
    await give('/second')
    expect(screen.queryByRole('textbox', { name: 'note on /first' })).toBeNull()
    await act(async () => history.back())
    await waitFor(() => expect(location.pathname).toBe('/first'))
    await waitFor(() => give('/first'))
    await waitFor(() => expect(heading()).toBe('/first'))
    expect(screen.getByRole('textbox', { name: 'note on /first' })).toHaveProperty('value', 'typed')
    await act(async () => history.forward())
    await waitFor(() => expect(location.pathname).toBe('/second'))
    await give('/second')
    expect(heading()).toBe('/second')
  })

  it('prerenders an expected page outside the document, and shows it at the click', async () => {
    const { user, give, prerender } = setUp()
    const expected = pageAt('/second')
    await prerender(expected)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.body.textContent).not.toContain('/second')
    await waitFor(() => expect(drawn).toEqual(['/first', '/second']))
    await press(user, 'second')
    await give('/second', { ...expected })
    expect(heading()).toBe('/second')
    expect(drawn).toEqual(['/first', '/second'])
  })

  it('shows the first screen of a pressed page first, and what is below it after that', async () => {
    const { user, give } = setUp()
    expect(screen.getByText('below the fold')).toBeDefined()
    await press(user, 'second')
    await give('/second')
    expect(screen.queryByText('below the fold')).toBeNull()
    expect(await screen.findByText('below the fold')).toBeDefined()
  })

  it('shows the first screen of a changed list first too, and all of it on the way back', async () => {
    const { user, give } = setUp({ listPlace: () => ({ list: 'one', page: 1 }) })
    await user.type(screen.getByRole('textbox', { name: 'note on /first' }), 'typed')
    await press(user, 'second')
    await give('/second', pageAt('/second', { routeId: '/first' }))
    expect(screen.queryByText('below the fold')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'note on /second' })).toHaveProperty('value', 'typed')
    expect(await screen.findByText('below the fold')).toBeDefined()
    await act(async () => history.back())
    await waitFor(() => give('/first'))
    expect(heading()).toBe('/first')
    expect(screen.getByText('below the fold')).toBeDefined()
  })

  it('reports a page that throws while rendering, keeps the frame, and opens the next page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, give, onError } = setUp()
    await press(user, 'second')
    await give('/second', pageAt('/second', { module: brokenModule }))
    expect(heading()).toBe('broken')
    expect(onError).toHaveBeenCalledOnce()
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{8}$/), problem: new Error('deliberately') })
    await press(user, 'third')
    await give('/third?page=2')
    expect(heading()).toBe('/third')
  })

  it('shows the page of a failure at the address that could not be opened', async () => {
    const { user, refuse } = setUp()
    await press(user, 'second')
    await refuse('/second', new Error('no'))
    expect(heading()).toBe('failed: Error: no')
    expect(location.pathname).toBe('/second')
  })

  describe('where a script file is missing', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/second.js')

    it('loads the address whole', async () => {
      const reloadDocument = vi.fn<NavigatorOptions['reloadDocument']>(() => Promise.resolve('loads'))
      const { user, refuse } = setUp({ reloadDocument })
      await press(user, 'second')
      await refuse('/second', missing)
      expect(reloadDocument).toHaveBeenCalledWith('http://shop.test/second')
      expect(heading()).toBe('/first')
      expect(departure()).toBe('here')
    })

    it('keeps the page and reports the address that did not open, where that does not help, until the next page', async () => {
      const { user, refuse, give } = setUp()
      await press(user, 'second')
      await refuse('/second', missing)
      await waitFor(() => expect(departure()).toBe('http://shop.test/second'))
      expect(heading()).toBe('/first')
      expect(location.pathname).toBe('/first')
      await press(user, 'third')
      await give('/third?page=2')
      expect(departure()).toBe('here')
    })

    it('reports nothing for an overtaken navigation', async () => {
      const { user, refuse, options } = setUp()
      await press(user, 'second')
      await press(user, 'third')
      await refuse('/second', missing)
      expect(options.reloadDocument).not.toHaveBeenCalled()
      expect(departure()).not.toContain('second')
    })
  })

  it('does not load a document in another language without a connection: the page stays and reports it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, signals } = setUp()
    await press(user, 'other language')
    expect(departure()).toBe('http://shop.test/en/first')
    expect(signals.size).toBe(0)
    expect(heading()).toBe('/first')
  })

  it('throws outside of its provider, with what to do', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Places />)).toThrow('useShopLocation was called outside the App component.')
  })
})
