import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AlertOutlet } from './AlertOutlet.tsx'
import { ToastOutlet } from './ToastOutlet.tsx'
import type { ToastOutletProps } from './ToastOutlet.tsx'

const createStore = <State,>(first: State) => {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: State) =>
      act(() => {
        state = next
        for (const listener of listeners) listener()
      }),
    dismiss: vi.fn<(id?: string) => void>(),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
  }
}

describe('AlertOutlet', () => {
  type Alert = Parameters<typeof AlertOutlet<string>>[0]['store'] extends { getSnapshot: () => infer State } ? NonNullable<State> : never
  const alert: Alert = { tone: 'warning', title: 'title', message: 'message', hasIcon: true, isDismissible: true }
  const setUp = (first: Alert | null) => {
    const store = createStore<Alert | null>(first)
    render(<AlertOutlet store={store} translate={(message) => `translated ${message}`} closeLabel="close" />)
    return store
  }

  it('NTF-04 shows nothing without a message, then title and message as text', async () => {
    const store = setUp(null)
    expect(document.body.textContent).toBe('')
    store.set(alert)
    expect(await screen.findByText('translated title')).toBeDefined()
    expect(screen.getByText('translated message')).toBeDefined()
    store.set(null)
    expect(document.body.textContent).toBe('')
  })

  it('NTF-04 can be closed only where it is closable', async () => {
    const store = setUp({ ...alert, message: null })
    await userEvent.setup().click(await screen.findByRole('button', { name: 'close' }))
    expect(store.dismiss).toHaveBeenCalledOnce()
    store.set({ ...alert, isDismissible: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('ToastOutlet', () => {
  type Toast = ReturnType<ToastOutletProps<string>['store']['getSnapshot']>[number]
  const toast: Toast = { id: 'a', type: 'success', title: 'title', message: 'message', remaining: 4500 }
  const translate = (message: string, isSuccess: boolean): string => `${message} of a ${isSuccess ? 'success' : 'failure'}`
  const setUp = (...toasts: readonly Toast[]) => {
    const store = createStore<readonly Toast[]>(toasts)
    const { unmount } = render(<ToastOutlet store={store} translate={translate} label="notifications" closeLabel="close" />)
    return { store, unmount, user: userEvent.setup() }
  }

  it('NTF-01 has its live region before the first notification, and shows each as text', async () => {
    const { store } = setUp()
    expect(screen.getByRole('region', { name: 'notifications' }).querySelector('[aria-live="polite"]')).not.toBeNull()
    store.set([toast, { ...toast, id: 'b', type: 'error', title: 'other', message: null }])
    expect(await screen.findByText('message of a success')).toBeDefined()
    expect(screen.getByText('other of a failure')).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('marks the message of a failure, so that a general text can replace it', async () => {
    setUp({ ...toast, type: 'error' })
    expect(await screen.findByText('message of a failure')).toBeDefined()
  })

  it('closes the notification whose button is pressed', async () => {
    const { store, user } = setUp(toast, { ...toast, id: 'b' })
    const [, second] = await screen.findAllByRole('button', { name: 'close' })
    await user.click(second as HTMLElement)
    expect(store.dismiss.mock.calls).toEqual([['b']])
  })

  it('NTF-03 pauses their timers while they have the focus, even if the pointer leaves, and continues after blur', async () => {
    const { store, user } = setUp(toast)
    const button = await screen.findByRole('button', { name: 'close' })
    act(() => button.focus())
    expect(store.pause).toHaveBeenCalledOnce()
    await user.hover(screen.getByText('message of a success'))
    await user.unhover(screen.getByText('message of a success'))
    expect(store.resume).not.toHaveBeenCalled()
    act(() => button.blur())
    expect(store.resume).toHaveBeenCalledOnce()
    expect(store.pause).toHaveBeenCalledOnce()
  })

  it('NTF-03 continues their timers when the region is removed under the pointer', async () => {
    const { store, user, unmount } = setUp(toast)
    await user.hover(await screen.findByText('message of a success'))
    unmount()
    expect(store.resume).toHaveBeenCalled()
  })
})
