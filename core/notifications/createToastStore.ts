import type { Message } from './phrase.ts'
import { pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** One notification (NTF-01, NTF-02). */
export interface Toast {
  readonly id: string
  readonly type: 'success' | 'error' | 'info' | 'warning'
  readonly title: Message
  readonly message: Message | null
  /** Whole ms that are left when the timers are paused; the bar runs from 200 ms on. Null: it stays until it is closed (NTF-05). */
  readonly remaining: number | null
  readonly paused: boolean
}

/** The notifications that are shown now, the newest last (NTF-01…NTF-03). Errors and warnings stay, the others go by themselves (NTF-05). */
export interface ToastStore extends Store<readonly Toast[]> {
  /**
   * An error or a warning that is shown already is not shown twice.
   * @param toast.about what it is the outcome of, such as 'coupon': an error or a warning about the same goes
   */
  readonly show: (toast: {
    readonly type: Toast['type']
    readonly title?: Message
    readonly message?: Message
    readonly about?: string | undefined
  }) => string
  readonly dismiss: (id: string) => void
  readonly pause: () => void
  readonly resume: () => void
  /** Closes errors and warnings about a page that is left (NTF-05). */
  readonly leave: () => void
}

interface Shown {
  readonly toast: Pick<Toast, 'id' | 'type' | 'title' | 'message'>
  readonly about: string | undefined
  readonly timeline: Timeline
  readonly cancel: () => void
}

const nothing = (): void => undefined

const isPersistent = ({ toast: { type } }: Shown): boolean => type === 'error' || type === 'warning'

/** The content of a toast. */
const messageOf = ({ toast: { type, title, message } }: Shown): string => JSON.stringify([type, title, message])

/** With more ms left than this a refusal is so new that it may be the reason why the page changes. */
const fresh = 3500

/** The notifications of one visitor, oldest first (NTF-01); those that go by themselves wait while the stack is held (NTF-02, NTF-03). */
export const createToastStore = ({
  clock,
  ids,
}: {
  readonly clock: ClockPort
  readonly ids: IdsPort
}): ToastStore & { readonly stop: () => void } => {
  const store = createStore<readonly Toast[]>([])
  let stack: readonly Shown[] = []
  let held = false

  const become = (next: readonly Shown[]): void => {
    stack = next
    // A pointer over the last toast never leaves the stack when it closes: the next one must not wait for that.
    if (next.length === 0) held = false
    store.set(
      next.map((shown) => ({
        ...shown.toast,
        remaining: isPersistent(shown) ? null : remainingTime(shown.timeline, clock.now()),
        paused: shown.timeline.runningSince === null,
      })),
    )
  }

  const dismiss = (id: string): void => {
    const going = stack.find(({ toast }) => toast.id === id)
    if (going === undefined) return
    going.cancel()
    become(stack.filter((shown) => shown !== going))
  }

  const running = (shown: Shown): Shown =>
    isPersistent(shown)
      ? shown
      : { ...shown, cancel: clock.after(remainingTime(shown.timeline, clock.now()), () => dismiss(shown.toast.id)) }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    show: ({ type, title = { key: 'notification.defaultTitle' }, message = null, about }) => {
      const toast = { id: ids.next(), type, title, message }
      const shown: Shown = { toast, about, timeline: startTimeline(clock.now(), held), cancel: nothing }
      const isOver = (other: Shown): boolean => (about !== undefined && other.about === about) || messageOf(other) === messageOf(shown)
      const others = stack.filter((other) => !isPersistent(other) || !isOver(other))
      become([...others, held ? shown : running(shown)])
      return toast.id
    },
    dismiss,
    pause: () => {
      if (held) return
      held = true
      const now = clock.now()
      become(
        stack.map((shown) => {
          shown.cancel()
          return { ...shown, timeline: pauseTimeline(shown.timeline, now), cancel: nothing }
        }),
      )
    },
    resume: () => {
      if (!held) return
      held = false
      const now = clock.now()
      become(stack.map((shown) => running({ ...shown, timeline: resumeTimeline(shown.timeline, now) })))
    },
    leave: () => {
      const now = clock.now()
      if (stack.length > 0) become(stack.filter((shown) => !isPersistent(shown) || remainingTime(shown.timeline, now) > fresh))
    },
    stop: () => {
      for (const { cancel } of stack) cancel()
    },
  }
}
