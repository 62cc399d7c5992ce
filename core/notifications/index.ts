/** Phrases, and the notifications that come and go. */
export type { Toast, ToastStore } from './makeToastStore.ts'
export type { Message, Phrase, PhraseKey } from './phrase.ts'
export { pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './timeline.ts'
export type { Timeline } from './timeline.ts'
