import type { Effect } from 'effect'
import type { BackendUnavailable } from './ports/failures.ts'
import type { Result } from './result.ts'
import type { Cancellation, Run } from './run.ts'

/** A read of the backend that can be repeated; cancelled through the signal. */
export type Query<Input, Value, Failure> = (request: Input, options?: { readonly signal?: Cancellation }) => Promise<Result<Value, Failure>>

/** Makes questions of use-cases. */
export const createQueries =
  <Backend>(run: Run<Backend>) =>
  <Input, Value, Failure>(
    useCase: (backend: Backend, input: Input) => Effect.Effect<Value, Failure>,
  ): Query<Input, Value, Failure | BackendUnavailable> =>
  (input, options) =>
    run((backend) => useCase(backend, input), options)
