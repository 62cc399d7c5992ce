import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { demoPictures, picturesFolder } from '../backend/demo/demoPictures.ts'
import { UnusableShop } from '../backend/records/readShop.ts'
import { drawPicture } from './drawPicture.ts'
import { readPictureName } from './names/pictureName.ts'

/**
 * Paints the demo shop's pictures that have no master yet, what visitors meet first before the rest, and removes masters that nothing
 * names any more. Stopped half-way it goes on where it was. With `--all` every master is painted again; with names, those.
 * Takes up to ten seconds of a core for a picture: `nice -n 15 npm run paint`.
 */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

/** AVIF's quality and how hard it tries: the grain of wool still shows, and all masters together stay under 30 MB. */
const encoding = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const

const paint = async (name: string): Promise<void> => {
  const read = readPictureName(name) ?? stop(`'${name}' is no picture: picture-generator/pictureNames.md says what names there are.`)
  const width = wanted.get(name) ?? stop(`The demo shop names no picture '${name}'.`)
  const { height, bytes } = drawPicture(read, width)
  const file = `${picturesFolder}/${name}.avif`
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .avif(encoding)
    .toFile(`${file}.part`)
  await rename(`${file}.part`, file)
}

const options = process.argv.slice(2)
const wanted = (() => {
  try {
    return demoPictures()
  } catch (problem) {
    return stop(problem instanceof UnusableShop ? problem.message : String(problem))
  }
})()
await mkdir(picturesFolder, { recursive: true })
const kept = new Set((await readdir(picturesFolder)).filter((file) => file.endsWith('.avif')).map((file) => file.slice(0, -'.avif'.length)))
const unused = [...kept].filter((name) => !wanted.has(name))
for (const name of unused) await rm(`${picturesFolder}/${name}.avif`)
const names = options.filter((word) => !word.startsWith('--'))
const open =
  names.length > 0 ? names : options.includes('--all') ? [...wanted.keys()] : [...wanted.keys()].filter((name) => !kept.has(name))
for (const [index, name] of open.entries()) {
  await paint(name)
  process.stdout.write(`${index + 1} of ${open.length}: ${name}\n`)
}
process.stdout.write(`${wanted.size} pictures have a master; ${unused.length} that nothing names were removed\n`)
