/** Phrases, and the notifications that come and go. */
export type { Alert, AlertStore } from './makeAlertStore.ts'
export type { Toast, ToastStore } from './makeToastStore.ts'
export type { Message, Phrase, PhraseKey } from './phrase.ts'
export type { Timeline } from './timeline.ts'
