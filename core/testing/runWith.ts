import type { ClockPort } from '../ports/ClockPort.ts'
import { createRunner } from '../run.ts'
import { createFakeClock } from './fakes/createFakeClock.ts'
import type { Run } from '../run.ts'

/** Runs use-cases on these ports and nothing else; nothing is cancelled. */
export const runWith = <Backend>(backend: Backend, clock: ClockPort = createFakeClock()): Run<Backend> => createRunner(backend, clock).run
