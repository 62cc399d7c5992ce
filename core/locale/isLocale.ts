import type { Locale } from './locale.ts'

/** Whether text from outside (a cookie, configuration) names a language of the shop. */
export const isLocale = (text: unknown): text is Locale => text === 'nld' || text === 'eng'
