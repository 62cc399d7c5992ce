import type fs from 'node:fs'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retainBuild } from './retainedBuilds.server.ts'

/** Folders that are there and were not a moment ago. */
const unseen = vi.hoisted(() => new Set<string>())
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>()
  return { ...real, existsSync: (path: string) => !unseen.delete(path) && real.existsSync(path) }
})

const refuse = (problem: unknown): never => {
  throw problem
}

describe('the builds that stay', () => {
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

  it('ERR-02 are this one and the two before it, with what pages ask for and nothing else', () => {
    for (const id of ['a', 'b', 'c']) deploy(id)
    expect(names(deploy('d'))).toEqual(['c', 'b'])
    expect(readdirSync(folder).toSorted()).toEqual(['b', 'c', 'd'])
    expect(readdirSync(join(folder, 'b', 'assets'))).toEqual(['b.js'])
  })

  it('ERR-02 a build that is put into service again counts as new', () => {
    for (const id of ['a', 'b', 'c', 'a']) deploy(id)
    expect(names(deploy('d'))).toEqual(['a', 'c'])
  })

  it('ERR-02 of two programs that start at the same moment the slower one finds the build there, and leaves nothing behind', () => {
    deploy('a')
    unseen.add(join(folder, 'a'))
    expect(names(deploy('a'))).toEqual([])
    expect(unseen.size).toBe(0)
    expect(readdirSync(folder)).toEqual(['a'])
  })

  it('ERR-02 a program that goes on with an older build sees the newer one of its neighbour, once it is whole', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const older = deploy('a')
    expect(names(older)).toEqual([])
    mkdirSync(join(folder, 'b.1.new', 'assets'), { recursive: true })
    deploy('c')
    vi.advanceTimersByTime(1001)
    expect(names(older)).toEqual(['c'])
    vi.useRealTimers()
  })

  it('ERR-02 where nothing can be written the shop goes on with its own files, and says so', () => {
    const notices: unknown[] = []
    const file = join(place, 'file')
    writeFileSync(file, '')
    const persisted = retainBuild(file, '/nowhere', 'a', (problem) => notices.push(problem))
    expect(notices).toHaveLength(1)
    expect(persisted.folders()).toEqual([])
  })
})
