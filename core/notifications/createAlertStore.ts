import type { Toast } from './createToastStore.ts'
import type { Message } from './phrase.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** The single alert of the page, until it is dismissed or the page is left (NTF-04). */
export interface Alert {
  /** Its colour. */
  readonly tone: Toast['type']
  readonly title: Message
  readonly message: Message | null
  readonly hasIcon: boolean
  readonly isDismissible: boolean
}

/** The alert of one visitor: null is inactive (NTF-04). */
export interface AlertStore extends Store<Alert | null> {
  /** An error that can be dismissed, with its icon, by default. */
  readonly show: (alert: Pick<Alert, 'title'> & Partial<Alert>) => void
  /** The shopper has read it; one that is not dismissible stays. */
  readonly dismiss: () => void
  /** First of all that a navigation does (RTE-13). */
  readonly reset: () => void
}

export const createAlertStore = (): AlertStore => {
  const store = createStore<Alert | null>(null)
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    show: (alert) => store.set({ tone: 'error', message: null, hasIcon: true, isDismissible: true, ...alert }),
    dismiss: () => {
      if (store.getSnapshot()?.isDismissible === true) store.set(null)
    },
    reset: () => store.set(null),
  }
}
