import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

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
