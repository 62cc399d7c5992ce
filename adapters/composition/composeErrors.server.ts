import type { ErrorsPort } from '@thuishaven/core/faults'
import { envelopeTarget, makeEnvelopeErrors } from '../errors/envelopeErrors.ts'
import { noErrors } from '../errors/noErrors.ts'

/** Whether faults can be sent to a data source name. */
export const takesFaults = (name: string): boolean => envelopeTarget(name) !== null

/** Where faults go: to the collector that the operator names, or to nobody beside the log. */
export const composeErrors = (name: string | null): ErrorsPort => {
  const target = name === null ? null : envelopeTarget(name)
  return target === null
    ? noErrors
    : makeEnvelopeErrors({ target, fetch, now: Date.now, newId: () => crypto.randomUUID().replaceAll('-', '') })
}
