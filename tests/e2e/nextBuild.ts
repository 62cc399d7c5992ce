import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The content hash in a file name. */
const sign = /-([\w-]{7})(\.\w+)$/

const turned = (text: string): string => Array.from(text).toReversed().join('')

/**
 * A copy of the current build in which every file has another hash and the build has another id. The folder is inside the project, because
 * the built server loads one library from `node_modules`.
 *
 * @returns its folder, with the structure of `dist`, and a function that removes it
 */
export const createNextBuild = async (id: string): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> => {
  const folder = join(root, '.cache', 'next-builds', `${process.pid}-${id}`)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  await remove()
  const isOf = (path: string): boolean => !/\.(?:br|gz|map)$/.test(path)
  for (const part of ['client', 'server']) await cp(join(root, 'dist', part), join(folder, part), { recursive: true, filter: isOf })
  const assets = join(folder, 'client/assets')
  const names = new Map(
    (await readdir(assets)).flatMap((name) => {
      const next = name.replace(sign, (_whole, hash: string, ending: string) => `-${id}${turned(hash).slice(id.length)}${ending}`)
      return next === name ? [] : [[name, next] as const]
    }),
  )
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const rename = (text: string): string => text.replace(known, (name) => names.get(name) ?? name)
  for (const file of ['client/.vite/manifest.json', 'client/.vite/styles.json', 'client/client-sizes.json', 'server/main.js']) {
    const path = join(folder, file)
    await writeFile(path, rename(await readFile(path, 'utf8')))
  }
  for (const name of await readdir(assets)) {
    const path = join(assets, name)
    const content = await readFile(path)
    const next = /\.(?:js|css)$/.test(name) ? rename(content.toString()) : content
    await writeFile(join(assets, names.get(name) ?? name), next)
    if (names.has(name)) await rm(path)
  }
  await writeFile(join(folder, 'client/build.json'), JSON.stringify({ id: `next-${id}` }))
  return { folder, remove }
}
