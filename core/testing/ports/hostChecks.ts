import { accountChecks } from './accountChecks.ts'
import { cartChecks } from './cartChecks.ts'
import { catalogueChecks } from './catalogueChecks.ts'
import { checkoutChecks } from './checkoutChecks.ts'
import { configChecks } from './configChecks.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestHost } from './testHost.ts'

/** What every host behind the core's ports must do, whoever plays it. */
export const hostChecks = (host: TestHost): readonly PortCheck[] => [
  ...configChecks(host),
  ...catalogueChecks(host),
  ...cartChecks(host),
  ...accountChecks(host),
  ...checkoutChecks(host),
]
