import type { TabsPort } from '@thuishaven/core'

/** For the server, where one request is one visitor's only tab, and for browsers without locks. */
export const singleTab: TabsPort = {
  alone: (_name, work) => work(),
  live: () => () => undefined,
  whenGone: () => () => undefined,
}
