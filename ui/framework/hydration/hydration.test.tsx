import { act, render, renderHook, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingFile } from './missingFile.ts'
import { reloadDocument } from './reloadDocument.browser.ts'
import { useEvent } from './useEvent.ts'
import { useHydrated } from './useHydrated.ts'
import { useIsOffline } from './useIsOffline.ts'
import { useShownAgain } from './useShownAgain.ts'
import { snapshotForHydration, useStore } from './useStore.ts'
import type { Store } from './useStore.ts'
import { watchVersion } from './watchVersion.browser.ts'
import { whenBackendIsBack } from './whenBackendIsBack.ts'

const createStore = <State,>(first: State) => {
  let state = first
  const listeners = new Set<() => void>()
  const store: Store<State> = {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const set = (next: State): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return { store, set, listeners }
}

describe('useStore', () => {
  it('renders the present value, and again when it changes, until it is taken away', () => {
    const { store, set, listeners } = createStore('first')
    const { result, unmount } = renderHook(() => useStore(store))
    expect(result.current).toBe('first')
    act(() => set('second'))
    expect(result.current).toBe('second')
    unmount()
    expect(listeners.size).toBe(0)
  })

  it('hydrates with what the server wrote, though the store has changed by then, and shows the change after that', async () => {
    const { store, set } = createStore('from the server')
    const onRecoverableError = vi.fn<(problem: unknown) => void>()
    const View = () => <p>{useStore(store)}</p>
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<View />)
    snapshotForHydration([store])
    set('from the device')
    const root = await act(async () => hydrateRoot(container, <View />, { onRecoverableError }))
    expect(container.textContent).toBe('from the device')
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })
})

describe('useHydrated', () => {
  it('is false in the HTML of the server, and true once the page is hydrated', async () => {
    const View = () => <button disabled={!useHydrated()}>send</button>
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<View />)
    expect(container.querySelector('button')?.disabled).toBe(true)
    const root = await act(async () => hydrateRoot(container, <View />))
    expect(container.querySelector('button')?.disabled).toBe(false)
    await act(async () => root.unmount())
  })
})

describe('useEvent', () => {
  it('stays one function, which does what the latest one does', () => {
    const { result, rerender } = renderHook(({ by }) => useEvent((number: number) => number * by), { initialProps: { by: 2 } })
    const first = result.current
    expect(first(3)).toBe(6)
    rerender({ by: 5 })
    expect(result.current).toBe(first)
    expect(first(3)).toBe(15)
  })
})

describe('useIsOffline', () => {
  it('follows the connection of the device', () => {
    const View = () => <output>{useIsOffline() ? 'offline' : 'online'}</output>
    render(<View />)
    expect(screen.getByRole('status').textContent).toBe('online')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toBe('offline')
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('status').textContent).toBe('online')
  })
})

describe('useShownAgain', () => {
  it('calls back when the browser shows the page as it was left, not when it is loaded', () => {
    const react = vi.fn<() => void>()
    const { unmount } = renderHook(() => useShownAgain(react))
    const show = (persisted: boolean) => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
    show(false)
    expect(react).not.toHaveBeenCalled()
    show(true)
    expect(react).toHaveBeenCalledOnce()
    unmount()
    show(true)
    expect(react).toHaveBeenCalledOnce()
  })
})

describe('ERR-02 isMissingFile', () => {
  it.each([
    ['Failed to fetch dynamically imported module: https://shop.test/a.js', true],
    ['error loading dynamically imported module', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /a.css', true],
    ['x is not a function', false],
  ])('%s: %s', (message, expected) => {
    expect(isMissingFile(new TypeError(message))).toBe(expected)
    expect(isMissingFile(message)).toBe(false)
  })
})

describe('ERR-02 reloadDocument', () => {
  const there = () => Promise.resolve(true)
  // jsdom loads no documents, and logs that to its console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => {
    vi.useRealTimers()
    window.name = ''
  })

  it('loads an address once in 10 s, counted per path', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    expect(await reloadDocument('/a?x=1', there)).toBe('loads')
    expect(await reloadDocument('/a', there)).toBe('missing')
    expect(await reloadDocument('/b', there)).toBe('loads')
    vi.setSystemTime(1_009_999)
    expect(await reloadDocument('/a', there)).toBe('missing')
    vi.setSystemTime(1_010_000)
    expect(await reloadDocument('/a', there)).toBe('loads')
  })

  it('remembers that where storage is blocked too', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await reloadDocument('/a', there)).toBe('loads')
    expect(await reloadDocument('/a', there)).toBe('missing')
  })

  it('ignores values of other code in storage', async () => {
    sessionStorage.setItem('thuishaven.loaded', '{"/a": "soon", "/b"')
    expect(await reloadDocument('/a', there)).toBe('loads')
  })

  it('keeps the page without a connection, and without a response', async () => {
    expect(await reloadDocument('/a', () => Promise.resolve(false))).toBe('away')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await reloadDocument('/a', there)).toBe('away')
  })
})

describe('ERR-03 watchVersion', () => {
  const latest = (id: string) => () => Promise.resolve(Response.json({ id }))
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('checks every five minutes, and stops once a newer version is out', async () => {
    const request = vi.fn<() => Promise<Response>>(latest('own'))
    vi.stubGlobal('fetch', request)
    const version = watchVersion('own')
    await vi.advanceTimersByTimeAsync(299_000)
    expect(request).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(request).toHaveBeenCalledOnce()
    expect(version.isOutdated()).toBe(false)
    request.mockImplementation(latest('newer'))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(version.isOutdated()).toBe(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('checks when the tab becomes visible', async () => {
    vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(latest('newer')))
    const version = watchVersion('own')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(version.isOutdated()).toBe(true)
  })

  it.each<[string, () => Promise<Response>, boolean]>([
    ['nobody answers', () => Promise.reject(new Error('away')), false],
    ['the answer is an error', () => Promise.resolve(new Response('', { status: 503 })), false],
    ['the answer has another form', () => Promise.resolve(Response.json({ version: 3 })), false],
    ['the version is its own', latest('own'), true],
  ])('is not outdated when %s', async (_name, answer, isThere) => {
    vi.stubGlobal('fetch', answer)
    const version = watchVersion('own')
    expect(await version.isShopThere()).toBe(isThere)
    expect(version.isOutdated()).toBe(false)
  })
})

describe('CFG-02 whenBackendIsBack', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('checks every 5 s, and calls back once when the backend responds', async () => {
    const request = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('', { status: 503 })))
    vi.stubGlobal('fetch', request)
    const work = vi.fn<() => void>()
    whenBackendIsBack(work)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(request).toHaveBeenCalledTimes(2)
    expect(work).not.toHaveBeenCalled()
    request.mockImplementation(() => Promise.reject(new Error('away')))
    await vi.advanceTimersByTimeAsync(5000)
    request.mockImplementation(() => Promise.resolve(new Response('')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledOnce()
    expect(request).toHaveBeenCalledTimes(4)
  })

  it('stops looking when it is ended', async () => {
    const request = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('')))
    vi.stubGlobal('fetch', request)
    whenBackendIsBack(() => undefined)()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(request).not.toHaveBeenCalled()
  })
})
