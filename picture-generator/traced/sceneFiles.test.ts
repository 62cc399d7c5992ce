import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closeUps, closeUpScene } from './closeUp.ts'
import { roomOf } from '../views/drawRoom.ts'
import { tracedCloseUp, tracedRoom, writeScene } from './sceneFiles.ts'

const folder = await mkdtemp(join(tmpdir(), 'traced-'))
afterAll(() => rm(folder, { recursive: true }))

interface Part {
  readonly offset: number
  readonly count: number
}

it.each(closeUps)('the scene of a %s has strands and ground whose parts fill its buffer', { timeout: 60_000 }, async (view) => {
  const rug = { seed: '1007', style: 'perzisch', colour: 'blauw', material: 'wol', shape: 'rectangle' } as const
  await writeScene(tracedCloseUp(closeUpScene(rug, view)), 80, 100, folder)
  const { strands, ground, width, height } = JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')) as {
    readonly strands: Readonly<Record<'lengths' | 'positions' | 'radii' | 'colours', Part>>
    readonly ground: Readonly<Record<'positions' | 'colours' | 'faces', Part>>
    readonly width: number
    readonly height: number
  }
  const bytes = await readFile(join(folder, 'scene.bin'))
  expect([width, height]).toEqual([80, 100])
  expect(bytes.length).toBe([...Object.values(strands), ...Object.values(ground)].reduce((sum, { count }) => sum + count * 4, 0))
  // Every part begins where another one ends.
  const ends = new Set([0, ...[...Object.values(strands), ...Object.values(ground)].map(({ offset, count }) => offset + count * 4)])
  for (const { offset } of [...Object.values(strands), ...Object.values(ground)]) expect(ends.has(offset)).toBe(true)
  const lengths = new Uint32Array(bytes.buffer, bytes.byteOffset + strands.lengths.offset, strands.lengths.count)
  const points = lengths.reduce((sum, length) => sum + length, 0)
  expect(points).toBeGreaterThan(2000)
  expect([strands.positions.count, strands.radii.count, strands.colours.count]).toEqual([points * 3, points, points * 3])
  expect(ground.faces.count).toBeGreaterThan(0)
})

it('the scene of a room has its furniture as surfaces and its rug as yarn, not printed on the floor', { timeout: 120_000 }, async () => {
  const rug = { seed: 'home', style: 'berber', colour: 'ecru', material: null, shape: 'rectangle' } as const
  const room = roomOf(rug, 128, 72)
  await writeScene(tracedRoom(room), 128, 72, folder)
  const { meshes, strands, lighting } = JSON.parse(await readFile(join(folder, 'scene.json'), 'utf8')) as {
    readonly meshes: readonly object[]
    readonly strands: Readonly<Record<'lengths', Part>>
    readonly lighting: { readonly kind: string }
  }
  expect(meshes.length).toBe(room.meshes.length - 2)
  expect(strands.lengths.count).toBeGreaterThan(1000)
  expect(lighting.kind).toBe('room')
})
