import { describe, expect, it } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import { readPictureName } from './names/pictureName.ts'

const draw = (text: string, width: number) => {
  const name = readPictureName(text)
  if (name === null) throw new Error(`${text} is no name`)
  return drawPicture(name, width)
}

/** Number of clearly different tones in a picture: a blank or broken one has few. */
const tonesIn = (bytes: Uint8Array): number => new Set(bytes.map((byte) => byte >> 2)).size

describe('drawPicture', { timeout: 60_000 }, () => {
  it.each([
    'rug-1-perzisch',
    'rug-1-berber-room',
    'rug-1-gestreept-bedroom',
    'rug-1-organisch-reading',
    'rug-1-vintage-evening',
    'rug-1-berber-detail',
    'rug-1-berber-fringe',
    'rug-1-geometrisch-corner',
    'rug-1-perzisch-fold',
    'rug-1-perzisch-roll',
    'rug-1-organisch-roze-wol-organic',
    'rug-1-platgeweven-bruin-jute-round',
    'room-1',
    'room-1-square',
    'device-siren-1',
    'device-outdoor-camera-1-black-room',
    'device-hub-1-wide',
    'plant-monstera-1',
    'plant-fern-1-room',
    'lamp-1-pendant',
    'lamp-1-floor-room',
    'post-1-yarn',
    'swatch-rood-wol',
    'edge-feston',
    'underlay-latex',
  ])('%s shows something, and the same again', (name) => {
    const first = draw(name, 60)
    expect(first.bytes).toHaveLength(first.width * first.height * 3)
    expect(tonesIn(first.bytes)).toBeGreaterThan(4)
    expect(Buffer.from(draw(name, 60).bytes).equals(Buffer.from(first.bytes))).toBe(true)
  })

  it('another seed is another picture', () => {
    for (const kind of ['rug-{}-geometrisch-blauw', 'room-{}', 'plant-olive-{}', 'post-{}-yarn']) {
      const [one, other] = [draw(kind.replace('{}', '1'), 60), draw(kind.replace('{}', '5'), 60)]
      expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes)), kind).toBe(false)
    }
  })
})
