import type { TagPort } from '../../consent/TagPort.ts'

export interface FakeTag extends TagPort {
  /** What happened to it, oldest first. */
  readonly heard: readonly string[]
}

const grantedIn = (signal: object): string =>
  Object.entries(signal)
    .filter(([, grant]) => grant === 'granted')
    .map(([name]) => name)
    .join(' ')

/** A tag that only remembers. */
export const createFakeTag = (): FakeTag => {
  const heard: string[] = []
  return {
    heard,
    setDefault: (signal) => void heard.push(`default ${grantedIn(signal)}`),
    update: (signal) => void heard.push(`update ${grantedIn(signal)}`),
    load: ({ kind, url }) => void heard.push(`${kind} ${url}`),
    forget: (category) => void heard.push(`forget ${category}`),
  }
}
