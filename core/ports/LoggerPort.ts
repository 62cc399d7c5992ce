/** For people who run the shop; never receives personal data or tokens. */
export interface LoggerPort {
  readonly warn: (message: string, facts?: Readonly<Record<string, unknown>>) => void
}
