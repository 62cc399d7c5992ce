import { describe, expect, it } from 'vitest'
import { aspectRatioOf, readPictureName } from './pictureName.ts'

describe('names of pictures', () => {
  it('a picture name gives its parts in order, and the others come from the seed', () => {
    expect(readPictureName('rug-1002-geometrisch-blauw-wol-round-room')).toEqual({
      kind: 'rug',
      view: 'room',
      rug: { seed: '1002', style: 'geometrisch', colour: 'blauw', material: 'wol', shape: 'round' },
    })
    expect(readPictureName('rug-terschelling')).toEqual({
      kind: 'rug',
      view: null,
      rug: { seed: 'terschelling', style: null, colour: null, material: null, shape: 'rectangle' },
    })
    expect(readPictureName('device-outdoor-camera-4-black-detail')).toEqual({
      kind: 'device',
      device: 'outdoor-camera',
      seed: '4',
      finish: 'black',
      view: 'detail',
    })
    expect(readPictureName('lamp-2402-pendant-globe-wit-large-room')).toEqual({
      kind: 'lamp',
      lamp: { seed: '2402', lamp: 'pendant', form: 'globe', colour: 'wit', large: true },
      view: 'room',
    })
    expect(readPictureName('lamp-7-floor')).toMatchObject({ lamp: { lamp: 'floor', form: null, colour: null, large: false } })
    expect(readPictureName('plant-olive-2502-terracotta-detail')).toEqual({
      kind: 'plant',
      plant: 'olive',
      seed: '2502',
      pot: 'terracotta',
      view: 'detail',
    })
    expect(readPictureName('device-smoke-2310-beech')).toMatchObject({ device: 'smoke', finish: 'beech' })
    expect(readPictureName('room-home-tall')).toMatchObject({ kind: 'room', cut: 'tall', rug: { seed: 'home' } })
  })

  it('unknown words, words out of order and a fixed word as seed are refused', () => {
    for (const name of [
      'rug',
      'rug-',
      'rug-1-purple',
      'rug-1-wol-blauw',
      'rug-room',
      'device-1',
      'plant-rose-1',
      'plant-aloe-1-rood',
      'lamp-1-wall-globe',
      'lamp-1-globe',
      'lamp-1-floor-groen',
      'swatch-1',
      'sample-wol',
      'edge-blauw',
      'care-1',
      'constructor-1',
      'rug-1-room-room',
    ]) {
      expect(readPictureName(name), name).toBeNull()
    }
  })

  it.each([
    ['rug-1', 0.8],
    ['room-1', 16 / 9],
    ['room-1-tall', 0.8],
    ['room-1-square', 1],
    ['device-hub-1', 0.8],
    ['device-hub-1-wide', 16 / 9],
    ['post-1', 1.5],
    ['swatch-blauw', 1],
    ['sample-blauw-wol', 0.8],
    ['edge-band', 1],
    ['underlay-felt', 1],
    ['care-wool', 0.8],
    ['care-wool-wide', 16 / 9],
  ])('%s has the aspect ratio %d', (name, ratio) => {
    const read = readPictureName(name)
    expect(read === null ? null : aspectRatioOf(read)).toBeCloseTo(ratio, 4)
  })
})
