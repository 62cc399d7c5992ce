import { describe, expect, it } from 'vitest'
import { get, createScope, provide, token } from './container.ts'

const Key = token<{ readonly of: string }>('Key')
const Facts = token<string>('Facts')

describe('scopes', () => {
  it('scopes create one object each from one factory, with their own values', () => {
    const server = createScope()
    let made = 0
    provide(server, Key, (scope) => {
      made += 1
      return { of: get(scope, Facts) }
    })
    const [one, two] = ['one', 'two'].map((facts) => {
      const scope = createScope(server)
      provide(scope, Facts, () => facts)
      return scope
    })
    if (one === undefined || two === undefined) throw new Error('two scopes were opened')
    expect(get(one, Key)).toEqual({ of: 'one' })
    expect(get(two, Key)).toEqual({ of: 'two' })
    expect(get(one, Key)).toBe(get(one, Key))
    expect(made).toBe(2)
    expect(() => get(server, Key)).toThrow('Facts')
  })
})
