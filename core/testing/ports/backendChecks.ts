import { accountChecks } from './accountChecks.ts'
import { cartChecks } from './cartChecks.ts'
import { catalogueChecks } from './catalogueChecks.ts'
import { checkoutChecks } from './checkoutChecks.ts'
import { configChecks } from './configChecks.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

/** Requirements of every backend behind the core's ports. */
export const backendChecks = (backend: TestBackend): readonly PortCheck[] => [
  ...configChecks(backend),
  ...catalogueChecks(backend),
  ...cartChecks(backend),
  ...accountChecks(backend),
  ...checkoutChecks(backend),
]
