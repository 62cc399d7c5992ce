import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ServerHtml, lazyPart } from './lazyPart.tsx'

const Name = ({ of }: { readonly of: string }) => <p>part of {of}</p>
const page = (Part: ComponentType<{ readonly of: string }>, of = 'page') => (
  <Suspense fallback={<p>waiting</p>}>
    <Part of={of} />
  </Suspense>
)

it('NET-05 a part that is preloaded renders at once, without the fallback', async () => {
  const { Part, preload } = lazyPart(() => Promise.resolve(Name))
  preload()
  await act(() => Promise.resolve())
  render(page(Part))
  expect(screen.getByText('part of page')).toBeDefined()
  expect(screen.queryByText('waiting')).toBeNull()
})

it('NET-05 a part that nobody preloaded shows the fallback until its file is there, and stays the same part after that', async () => {
  const { Part } = lazyPart(() => Promise.resolve(Name))
  const { rerender } = render(page(Part))
  expect(screen.getByText('waiting')).toBeDefined()
  const shown = await screen.findByText('part of page')
  rerender(page(Part, 'list'))
  expect(shown.textContent).toBe('part of list')
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Failed = () => <p>not loaded</p>
/** A part whose file fails to load the first time. */
const partLostOnce = () => {
  let opened = 0
  return lazyPart<{ readonly of: string }>(() => {
    opened += 1
    return opened === 1 ? missing() : Promise.resolve(Name)
  }, Failed)
}

it('ERR-02c a part whose file cannot be had without a connection waits for one in its fallback', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { Part } = partLostOnce()
  await act(async () => void render(page(Part)))
  expect(screen.getByText('waiting')).toBeDefined()
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('part of page')).toBeDefined()
})

it('ERR-01 a part whose file is lost is replaced by its own message alone', async () => {
  const { Part } = partLostOnce()
  await act(async () => void render(page(Part)))
  expect(screen.getByText('not loaded')).toBeDefined()
})

it('ERR-01 a part that failed to preload is loaded when it is rendered', async () => {
  const { Part, preload } = partLostOnce()
  preload()
  await act(() => Promise.resolve())
  await act(async () => void render(page(Part)))
  expect(screen.getByText('part of page')).toBeDefined()
})

it('ERR-01 ServerHtml in the place of a part whose file is lost during hydration keeps the HTML of the server', async () => {
  const { Part } = lazyPart<{ readonly of: string }>(missing, () => <ServerHtml />)
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page(Name))
  const problems = vi.fn<() => void>()
  await act(async () => void hydrateRoot(root, page(Part), { onRecoverableError: problems, onUncaughtError: problems }))
  expect(root.textContent).toBe('part of page')
  expect(problems).not.toHaveBeenCalled()
  root.remove()
})
