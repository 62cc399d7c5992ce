/** What joins the core to a host that speaks the contract, on any platform with `fetch`. Nothing here knows a container. */
export { makeSystemClock } from './clock/systemClock.ts'
