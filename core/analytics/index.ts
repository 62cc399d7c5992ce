/** What is told to the page’s measuring tag. */
export type { AnalyticsPort } from './AnalyticsPort.ts'
export type {
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsItem,
  ListEvent,
  LookedAtItem,
  SaleEvent,
  SaleName,
  SearchEvent,
  ViewItemEvent,
} from './event.ts'
export { chosenEvent, listEvent, searchEvent, viewEvent } from './looks.ts'
export type { LookedAt } from './looks.ts'
