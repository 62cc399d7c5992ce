import { createRunner } from '../run.ts'
import type { Run } from '../run.ts'

/** Runs use-cases on these ports and nothing else; nothing is cancelled. */
export const runWith = <Backend>(backend: Backend): Run<Backend> => createRunner(backend).run
