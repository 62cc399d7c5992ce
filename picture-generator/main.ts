import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { picturesFolder } from '../backend/demo/closeUps.ts'
import { wantedPictures } from '../backend/demo/demoPictures.ts'
import { UnusableShop } from '../backend/records/readShop.ts'
import { drawPicture } from './drawPicture.ts'
import type { DrawnPicture } from './drawPicture.ts'
import { readPictureName } from './names/pictureName.ts'
import type { PictureName } from './names/pictureName.ts'
import { blenderMissing, findBlender } from './traced/blender.ts'
import { isTraced, tracePicture } from './traced/tracePicture.ts'

/**
 * Paints the demo shop's pictures that have no master yet, what visitors meet first before the rest, and removes masters that nothing
 * names any more. Stopped half-way it goes on where it was. With `--all` every master is painted again; with names, those.
 * Takes up to ten seconds of a core for a picture: `nice -n 15 npm run paint`.
 *
 * With `--traced` it is about the close-ups of rugs, rooms, and lamps, plants and devices instead, which Blender traces: up to ten minutes of a core for a picture.
 */
const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

/** What is drawn large has more pixels than what its grain needs at any width it is shown at; devices and lamps are smoother than yarn, and so is what lies under a rug. */
const qualityOf = (name: PictureName, width: number): number => {
  // A choice beside its name, never shown large.
  if (name.kind === 'edge') return 54
  if (isTraced(name)) return name.kind === 'device' || name.kind === 'lamp' || name.kind === 'underlay' ? 62 : 68
  return width > 1600 ? 47 : 55
}

/** AVIF's quality and how hard it tries: the grain of wool still shows, and all masters together stay under 40 MB. */
const encodingOf = (name: PictureName, width: number) =>
  ({ quality: qualityOf(name, width), effort: 2, chromaSubsampling: '4:2:0' }) as const

const options = process.argv.slice(2)
const tracing = options.includes('--traced')
const blender = tracing ? (findBlender(process.env) ?? stop(blenderMissing)) : null

const read = (name: string): PictureName =>
  readPictureName(name) ?? stop(`'${name}' is no picture: picture-generator/pictureNames.md says what names there are.`)

const draw = (text: string, name: PictureName, width: number): DrawnPicture | Promise<DrawnPicture> => {
  if (!isTraced(name)) return drawPicture(name, width)
  return blender === null
    ? stop(`'${text}' is traced by Blender: npm run paint -- --traced ${text}`)
    : tracePicture(blender, text, name, width)
}

const paint = async (text: string): Promise<void> => {
  const width = wanted.get(text) ?? stop(`The demo shop names no picture '${text}'.`)
  const name = read(text)
  const { height, bytes } = await draw(text, name, width)
  const file = `${picturesFolder}/${text}.avif`
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .avif(encodingOf(name, width))
    .toFile(`${file}.part`)
  await rename(`${file}.part`, file)
}

const wanted = (() => {
  try {
    return wantedPictures()
  } catch (problem) {
    return stop(problem instanceof UnusableShop ? problem.message : String(problem))
  }
})()
await mkdir(picturesFolder, { recursive: true })
const kept = new Set((await readdir(picturesFolder)).filter((file) => file.endsWith('.avif')).map((file) => file.slice(0, -'.avif'.length)))
const unused = [...kept].filter((name) => !wanted.has(name))
for (const name of unused) await rm(`${picturesFolder}/${name}.avif`)
const names = options.filter((word) => !word.startsWith('--'))
const ofThisKind = [...wanted.keys()].filter((name) => isTraced(read(name)) === tracing)
const open = names.length > 0 ? names : options.includes('--all') ? ofThisKind : ofThisKind.filter((name) => !kept.has(name))
for (const [index, name] of open.entries()) {
  await paint(name)
  process.stdout.write(`${index + 1} of ${open.length}: ${name}\n`)
}
const waiting = [...wanted.keys()].filter((name) => isTraced(read(name)) && !kept.has(name) && !open.includes(name)).length
process.stdout.write(`${wanted.size - waiting} pictures have a master; ${unused.length} that nothing names were removed\n`)
if (waiting > 0) process.stdout.write(`${waiting} pictures wait for Blender, which traces them: npm run paint -- --traced\n`)
