/** Phrases, and the notifications that come and go. */
export type { Toast, ToastStore } from './makeToastStore.ts'
export type { Message, Phrase, PhraseKey } from './phrase.ts'
export { barProgress, notificationTimes, pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './timeline.ts'
export type { Timeline } from './timeline.ts'
