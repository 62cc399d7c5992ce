import type { ContactMessage } from '../../contact/contactMessage.ts'
import type { ContactPort } from '../../contact/ContactPort.ts'
import { ok } from '../../result.ts'
import type { BackendFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeContact extends ContactPort {
  /** Received messages. */
  readonly received: readonly ContactMessage[]
}

/** Keeps what is written to the shop. */
export const createFakeContact = ({
  faultModel = fine,
}: { readonly faultModel?: FaultModel<BackendFailure | Refused> } = {}): FakeContact => {
  const received: ContactMessage[] = []
  let number = 0
  return {
    received,
    send: (message) =>
      weathered<void, BackendFailure | Refused>(
        () => {
          number += 1
          return faultModel({ name: 'sendMessage', number })
        },
        () => {
          if (message.website === '') received.push(message)
          return ok(undefined)
        },
      ),
  }
}
