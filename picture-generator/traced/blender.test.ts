import { describe, expect, it } from 'vitest'
import { findBlender } from './blender.ts'

describe('findBlender', () => {
  const on =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path)

  it('Blender is what the environment names, before the one on the path', () => {
    const environment = { THUISHAVEN_BLENDER: '/opt/blender/blender', PATH: '/bin:/usr/bin' }
    expect(findBlender(environment, on('/opt/blender/blender', '/usr/bin/blender'))).toBe('/opt/blender/blender')
    expect(findBlender({ PATH: '/bin:/usr/bin' }, on('/usr/bin/blender'))).toBe('/usr/bin/blender')
  })

  it('a machine without Blender has none, and a wrong name is not replaced by another one', () => {
    expect(findBlender({ PATH: '/bin:/usr/bin' }, on())).toBeNull()
    expect(findBlender({}, on('/usr/bin/blender'))).toBeNull()
    expect(findBlender({ THUISHAVEN_BLENDER: '/nowhere', PATH: '/usr/bin' }, on('/usr/bin/blender'))).toBeNull()
  })
})
