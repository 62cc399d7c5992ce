import { createRunner } from '../run.ts'

/** Runs a program with the Effect runtime and nothing else, for tests; nothing is cancelled. */
export const { run: runPlainly } = createRunner()
