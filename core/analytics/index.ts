/** What is told to the page’s measuring tag. */
export type { AnalyticsPort } from './AnalyticsPort.ts'
export { euros } from './event.ts'
export type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from './event.ts'
