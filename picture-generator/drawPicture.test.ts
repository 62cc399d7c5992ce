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
    'rug-1-organisch-roze-wol-organic',
    'rug-1-platgeweven-bruin-jute-round',
    'room-1',
    'room-1-square',
    'device-siren-1',
    'device-outdoor-camera-1-black-room',
    'device-hub-1-wide',
    'device-dome-1',
    'device-dome8-1',
    'device-panorama-1-room',
    'device-telecamera-1',
    'device-suncamera-1-sand',
    'device-recorder-1-black-room',
    'device-recorder16-1-black',
    'device-rack-1-black',
    'device-strobe-1',
    'device-horn-1',
    'device-shaker-1-room',
    'device-sunsiren-1',
    'device-sirens-1',
    'device-smokes-1-room',
    'device-gas-1-detail',
    'device-beam-1',
    'device-smoke-1-beech',
    'plant-monstera-1',
    'plant-fern-1-room',
    'plant-lily-1',
    'plant-palm-1',
    'plant-dracaena-1',
    'plant-aloe-1',
    'plant-ivy-1',
    'plant-lemon-1',
    'plant-cactus-1-terracotta',
    'plant-linden-1',
    'plant-fiddleleaf-1-wit-detail',
    'lamp-1-pendant',
    'lamp-1-floor-room',
    'lamp-1-table-banker-detail',
    'lamp-1-bulb',
    'lamp-1-wall-shell-wit-large',
    'post-1-yarn',
    'swatch-rood-wol',
    'edge-feston',
    'underlay-latex',
    'care-wool',
    'care-wool-room',
  ])('%s shows something, and is drawn the same again', (name) => {
    const first = draw(name, 60)
    expect(first.bytes).toHaveLength(first.width * first.height * 3)
    expect(tonesIn(first.bytes)).toBeGreaterThan(4)
    expect(Buffer.from(draw(name, 60).bytes).equals(Buffer.from(first.bytes))).toBe(true)
  })

  it.each([
    ['lamp-1-floor-reading-{}', 'zwart', 'groen'],
    ['lamp-1-table-pebble-{}', 'grijs', 'terracotta'],
    ['device-smoke-1-{}', 'white', 'beech'],
    ['plant-olive-1-{}', 'terracotta', 'blauw'],
    ['lamp-1-table-{}', 'block', 'pebble'],
    ['lamp-1-pendant-{}', 'bell', 'globe'],
    ['lamp-1-wall-{}', 'shell', 'jointed'],
    ['device-{}-1-black', 'recorder', 'recorder8'],
    ['device-{}-1-black', 'recorder8', 'recorder16'],
    ['device-{}-1', 'dome', 'dome8'],
  ])('%s: a word of the name changes the picture, %s and %s', (name, word, other) => {
    const [one, another] = [draw(name.replace('{}', word), 60), draw(name.replace('{}', other), 60)]
    expect(Buffer.from(one.bytes).equals(Buffer.from(another.bytes))).toBe(false)
  })

  it('a lamp with a complete name looks the same for any seed', () => {
    const [one, other] = [draw('lamp-1-table-banker-groen', 60), draw('lamp-5-table-banker-groen', 60)]
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
  })

  it('another seed draws another picture', () => {
    for (const kind of ['rug-{}-geometrisch-blauw', 'room-{}', 'plant-olive-{}', 'post-{}-yarn']) {
      const [one, other] = [draw(kind.replace('{}', '1'), 60), draw(kind.replace('{}', '5'), 60)]
      expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes)), kind).toBe(false)
    }
  })
})
