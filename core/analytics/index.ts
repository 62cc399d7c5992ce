/** Events for the page’s analytics tag. */
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
