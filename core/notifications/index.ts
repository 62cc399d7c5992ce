/** Phrases and notifications. */
export type { Alert, AlertStore } from './createAlertStore.ts'
export type { Toast, ToastStore } from './createToastStore.ts'
export type { BackendPhrase, Message, Phrase, PhraseKey } from './phrase.ts'
export type { Timeline } from './timeline.ts'
