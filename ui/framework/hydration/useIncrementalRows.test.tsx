import { act, render } from '@testing-library/react'
import { Activity } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIncrementalRows } from './useIncrementalRows.ts'

const List = ({ count }: { readonly count: number }) => (
  <ul>
    {Array.from({ length: count }, (_, row) => row)
      .slice(0, useIncrementalRows(count))
      .map((row) => (
        <li key={row}>{row}</li>
      ))}
  </ul>
)
const rowsOf = (container: HTMLElement): number => container.querySelectorAll('li').length
/** The next rows come after the second frame from now. */
const paint = async (): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(50))
}

describe('useIncrementalRows', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('renders eight rows of a long list at first, some more after each paint, and all of them in the end', async () => {
    const { container } = render(<List count={50} />)
    const seen = [rowsOf(container)]
    while (seen.at(-1) !== 50 && seen.length < 9) {
      await paint()
      seen.push(rowsOf(container))
    }
    expect(seen).toEqual([8, 24, 40, 50])
  })

  it('renders every row of a short list at once, and each row that is added to a list that is complete', async () => {
    const { container, rerender } = render(<List count={8} />)
    expect(rowsOf(container)).toBe(8)
    rerender(<List count={9} />)
    expect(rowsOf(container)).toBe(9)
  })

  it('renders no more rows of a list that is hidden', async () => {
    const view = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <List count={50} />
      </Activity>
    )
    const { container, rerender } = render(view('hidden'))
    for (let frame = 0; frame < 5; frame += 1) await paint()
    expect(rowsOf(container)).toBe(8)
    rerender(view('visible'))
    await paint()
    expect(rowsOf(container)).toBe(24)
  })

  it('renders every row on the server, and hydrates them', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<List count={50} />)
    expect(rowsOf(container)).toBe(50)
    const onRecoverableError = vi.fn<(problem: unknown) => void>()
    const root = await act(async () => hydrateRoot(container, <List count={50} />, { onRecoverableError }))
    expect(rowsOf(container)).toBe(50)
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })
})
