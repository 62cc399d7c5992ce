import type fs from 'node:fs'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retainBuild } from './retainedBuilds.server.ts'

/** Newly created folders. */
const unseen = vi.hoisted(() => new Set<string>())
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>()
  return { ...real, existsSync: (path: string) => !unseen.delete(path) && real.existsSync(path) }
})

const refuse = (problem: unknown): never => {
  throw problem
}

describe('the retained builds', () => {
  let place = ''
  let folder = ''
  let day = 0
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'builds-'))
    folder = join(place, 'kept')
    day = 0
  })
  afterEach(() => rmSync(place, { recursive: true }))

  const deploy = (id: string) => {
    const assets = mkdtempSync(join(place, 'assets-'))
    writeFileSync(join(assets, `${id}.js`), id)
    writeFileSync(join(assets, `${id}.js.map`), '{}')
    const persisted = retainBuild(folder, assets, id, refuse)
    const at = new Date(Date.now() - 86_400_000 * (9 - (day += 1)))
    utimesSync(join(folder, id), at, at)
    return persisted
  }
  const names = (persisted: ReturnType<typeof retainBuild>): readonly string[] => persisted.folders().map((path) => basename(path))

  it('ERR-02 the retained builds are this one and the two before it, with the files that pages request', () => {
    for (const id of ['a', 'b', 'c']) deploy(id)
    expect(names(deploy('d'))).toEqual(['c', 'b'])
    expect(readdirSync(folder).toSorted()).toEqual(['b', 'c', 'd'])
    expect(readdirSync(join(folder, 'b', 'assets'))).toEqual(['b.js'])
  })

  it('ERR-02 a build that is deployed again counts as new', () => {
    for (const id of ['a', 'b', 'c', 'a']) deploy(id)
    expect(names(deploy('d'))).toEqual(['a', 'c'])
  })

  it('ERR-02 two processes that start at the same moment retain one build, and leave nothing behind', () => {
    deploy('a')
    unseen.add(join(folder, 'a'))
    expect(names(deploy('a'))).toEqual([])
    expect(unseen.size).toBe(0)
    expect(readdirSync(folder)).toEqual(['a'])
  })

  it('ERR-02 a process of an older build serves the newer one of its neighbour, once it is complete', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const older = deploy('a')
    expect(names(older)).toEqual([])
    mkdirSync(join(folder, 'b.1.new', 'assets'), { recursive: true })
    deploy('c')
    vi.advanceTimersByTime(1001)
    expect(names(older)).toEqual(['c'])
    vi.useRealTimers()
  })

  it('ERR-02 where nothing can be written the shop serves its own files, and logs it', () => {
    const notices: unknown[] = []
    const file = join(place, 'file')
    writeFileSync(file, '')
    const persisted = retainBuild(file, '/nowhere', 'a', (problem) => notices.push(problem))
    expect(notices).toHaveLength(1)
    expect(persisted.folders()).toEqual([])
  })
})
