import type { ContactMessage } from '../../contact/contactMessage.ts'
import type { ContactPort } from '../../contact/ContactPort.ts'
import { succeeded } from '../../outcome.ts'
import type { HostFailure, Refused } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeContact extends ContactPort {
  /** What has arrived. */
  readonly received: readonly ContactMessage[]
}

/** Keeps what is written to the shop. */
export const makeFakeContact = ({ weather = fine }: { readonly weather?: Weather<HostFailure | Refused> } = {}): FakeContact => {
  const received: ContactMessage[] = []
  let number = 0
  return {
    received,
    send: (message) =>
      weathered<void, HostFailure | Refused>(
        () => {
          number += 1
          return weather({ name: 'sendMessage', number })
        },
        () => {
          if (message.website === '') received.push(message)
          return succeeded(undefined)
        },
      ),
  }
}
