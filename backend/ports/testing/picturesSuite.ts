import { expect, it } from 'vitest'
import { pictureWidths } from '../../records/ProductRecord.ts'
import type { Pictures } from '../Pictures.ts'

/** How the bytes of each format begin: after a length, or with one in between. */
const beginnings: Readonly<Record<string, RegExp>> = { avif: /^.{4}ftypavif/s, webp: /^RIFF.{4}WEBP/s }

const beginningOf = (body: Uint8Array | undefined): string => Buffer.from(body?.subarray(0, 12) ?? []).toString('latin1')

/**
 * What every implementation of the port keeps; call it within a `describe`.
 * @param known names of two of its pictures, without width and ending
 */
export const picturesSuite = (pictures: () => Pictures, known: readonly [string, string]): void => {
  it('a picture comes in every width and format, as what its name says', async () => {
    const find = pictures()
    for (const width of pictureWidths)
      for (const format of ['avif', 'webp']) {
        const picture = await find(`${known[0]}-${width}.${format}`)
        expect(picture?.type).toBe(`image/${format}`)
        expect(beginningOf(picture?.body)).toMatch(beginnings[format] ?? '')
      }
  })

  it('one name gives the same bytes, also to those who request it at once; another picture has others', async () => {
    const find = pictures()
    const [name, other] = known.map((each) => `${each}-480.webp`) as [string, string]
    const [first, second, different] = await Promise.all([find(name), find(name), find(other)])
    expect(second).toEqual(first)
    expect(await find(name)).toEqual(first)
    expect(different?.body).not.toEqual(first?.body)
  })

  it('a name that no picture has gives null, whatever it leads to', async () => {
    for (const file of [
      '',
      known[0],
      `${known[0]}-641.avif`,
      `${known[0]}-640.png`,
      `${known[0].toUpperCase()}-640.avif`,
      `nothing-${known[0]}-640.avif`,
      `${known[0]}/../${known[1]}-640.webp`,
      `./${known[0]}-640.webp`,
      `${known[0]}-640.webp\u0000`,
      '../../package.json',
      '/etc/passwd',
    ])
      expect([file, await pictures()(file)]).toEqual([file, null])
  })
}
