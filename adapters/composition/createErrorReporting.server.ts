import type { ErrorsPort } from '@thuishaven/core/errors'
import { envelopeTarget, createEnvelopeErrors } from '../errors/envelopeErrors.ts'
import { noErrors } from '../errors/noErrors.ts'

/** Whether errors can be sent to a data source name. */
export const reportsErrors = (name: string): boolean => envelopeTarget(name) !== null

/** Where errors go: to the collector that the operator names, otherwise only to the log. */
export const createErrorReporting = (name: string | null): ErrorsPort => {
  const target = name === null ? null : envelopeTarget(name)
  return target === null
    ? noErrors
    : createEnvelopeErrors({ target, fetch, now: Date.now, newId: () => crypto.randomUUID().replaceAll('-', '') })
}
