import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Panel } from './Panel.tsx'
import type { PanelProps } from './Panel.tsx'

/** Work of the next frames and timers, run by the test. */
let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const draw = (props: Partial<PanelProps> = {}) => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const view = render(
    <Panel state="open" title="Cart" closeLabel="Close" onClose={() => undefined} {...props}>
      {props.children ?? <input aria-label="search" />}
    </Panel>,
  )
  return { ...view, showModal }
}

const runFrame = (): void => act(() => frames.splice(0).forEach((work) => work()))

describe('a panel', () => {
  it('is in the document with the press, and modal after the frame that shows it', () => {
    const { showModal } = draw()
    expect(screen.getByLabelText('search')).toBeDefined()
    expect(showModal).not.toHaveBeenCalled()
    runFrame()
    expect(showModal).not.toHaveBeenCalled()
    act(() => void vi.runAllTimers())
    expect(showModal).toHaveBeenCalledOnce()
  })

  it('with a field to type in has the focus there within the press, and gives it back to its opener', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    const field = { ref: (input: HTMLInputElement | null) => void (input && (input.autofocus = true)) }
    const { unmount } = draw({ children: <input aria-label="search" {...field} /> })
    expect(document.activeElement).toBe(screen.getByLabelText('search'))
    runFrame()
    act(() => void vi.runAllTimers())
    expect(document.activeElement).toBe(screen.getByLabelText('search'))
    unmount()
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  it('is closed by Escape before it is modal too, once', () => {
    const onClose = vi.fn<() => void>()
    draw({ onClose })
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })))
    expect(onClose).toHaveBeenCalledOnce()
    runFrame()
    act(() => void vi.runAllTimers())
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('that is closed within its first frame never becomes modal', () => {
    const { showModal, unmount } = draw()
    unmount()
    runFrame()
    act(() => void vi.runAllTimers())
    expect(showModal).not.toHaveBeenCalled()
  })

  it('that is closed right after its first frame never becomes modal', () => {
    const { showModal, unmount } = draw()
    runFrame()
    unmount()
    act(() => void vi.runAllTimers())
    expect(showModal).not.toHaveBeenCalled()
  })
})
