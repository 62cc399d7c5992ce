import type { Message } from './phrase.ts'
import { pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { IdsPort } from '../ports/IdsPort.ts'
import { makeStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** One notification (NTF-01, NTF-02). */
export interface Toast {
  readonly id: string
  readonly type: 'success' | 'error' | 'info' | 'warning'
  readonly title: Message
  readonly message: Message | null
  /** Whole ms that are left when the timers are paused; the bar runs from 200 ms on. */
  readonly remaining: number
  readonly paused: boolean
}

/** The notifications that are shown now, the newest last (NTF-01…NTF-03). They go by themselves. */
export interface ToastStore extends Store<readonly Toast[]> {
  readonly show: (toast: { readonly type: Toast['type']; readonly title?: Message; readonly message?: Message }) => string
  readonly dismiss: (id: string) => void
  readonly pause: () => void
  readonly resume: () => void
}

interface Shown {
  readonly toast: Pick<Toast, 'id' | 'type' | 'title' | 'message'>
  readonly timeline: Timeline
  readonly cancel: () => void
}

const nothing = (): void => undefined

/** The notifications of one visitor, oldest first (NTF-01); each goes by itself, unless the stack is held (NTF-02, NTF-03). */
export const makeToastStore = ({
  clock,
  ids,
}: {
  readonly clock: ClockPort
  readonly ids: IdsPort
}): ToastStore & { readonly stop: () => void } => {
  const store = makeStore<readonly Toast[]>([])
  let stack: readonly Shown[] = []
  let held = false

  const become = (next: readonly Shown[]): void => {
    stack = next
    // Who points at the last toast while it goes never leaves the stack: the next one must not wait for that.
    if (next.length === 0) held = false
    store.set(
      next.map(({ toast, timeline }) => ({
        ...toast,
        remaining: remainingTime(timeline, clock.now()),
        paused: timeline.runningSince === null,
      })),
    )
  }

  const dismiss = (id: string): void => {
    const going = stack.find(({ toast }) => toast.id === id)
    if (going === undefined) return
    going.cancel()
    become(stack.filter((shown) => shown !== going))
  }

  const running = (shown: Shown): Shown => ({
    ...shown,
    cancel: clock.after(remainingTime(shown.timeline, clock.now()), () => dismiss(shown.toast.id)),
  })

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    show: ({ type, title = { key: 'notification.defaultTitle' }, message = null }) => {
      const id = ids.next()
      const shown = { toast: { id, type, title, message }, timeline: startTimeline(clock.now(), held), cancel: nothing }
      become([...stack, held ? shown : running(shown)])
      return id
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
    stop: () => {
      for (const { cancel } of stack) cancel()
    },
  }
}
