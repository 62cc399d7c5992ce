import type { LoggerPort } from '../../ports/LoggerPort.ts'

export interface FakeLogger extends LoggerPort {
  readonly warnings: readonly { readonly message: string; readonly facts: Readonly<Record<string, unknown>> }[]
}

export const createFakeLogger = (): FakeLogger => {
  const warnings: { message: string; facts: Readonly<Record<string, unknown>> }[] = []
  return { warnings, warn: (message, facts = {}) => void warnings.push({ message, facts }) }
}
