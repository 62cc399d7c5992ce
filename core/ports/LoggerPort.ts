/** For operators; never receives personal data or tokens. */
export interface LoggerPort {
  readonly warn: (message: string, facts?: Readonly<Record<string, unknown>>) => void
}
