import type { TagPort } from '../../consent/TagPort.ts'

export interface FakeTag extends TagPort {
  /** Recorded calls, oldest first. */
  readonly received: readonly string[]
}

const grantedIn = (signal: object): string =>
  Object.entries(signal)
    .filter(([, grant]) => grant === 'granted')
    .map(([name]) => name)
    .join(' ')

/** A tag that only remembers. */
export const createFakeTag = (): FakeTag => {
  const received: string[] = []
  return {
    received,
    setDefault: (signal) => void received.push(`default ${grantedIn(signal)}`),
    update: (signal) => void received.push(`update ${grantedIn(signal)}`),
    load: ({ kind, url }) => void received.push(`${kind} ${url}`),
    forget: (category) => void received.push(`forget ${category}`),
  }
}
