import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** This build and the two before it: a page that was open through two deploys still gets its files (ERR-02). */
const most = 3
/** How long a look into the folder counts, in ms: other programs put their builds there too. */
const lookFor = 1000
/** What is half copied for so long is nobody's any more, in ms. */
const abandonedAfter = 600_000
const unfinished = '.new'

export interface RetainedBuilds {
  /** Folders with the files of builds, the newest first. */
  readonly folders: () => readonly string[]
}

/** Ages are those of the folders, so that a build that is put into service again is the newest again. */
const inOrder = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
    .map(({ path }) => path)

/**
 * Puts the files of this build into a folder that deploys leave alone and that all programs of the shop may share, and takes out those that are
 * three builds old. A build appears there whole or not at all. Where it cannot be written, only this build's own files are served.
 *
 * @param assets the folder that the build wrote: files whose names change with what is in them
 * @param id names the build
 * @param report hears why nothing can be kept
 */
export const retainBuild = (folder: string, assets: string, id: string, report: (problem: unknown) => void): RetainedBuilds => {
  const own = join(folder, id)
  try {
    mkdirSync(folder, { recursive: true })
    const now = new Date()
    if (existsSync(own)) utimesSync(own, now, now)
    else {
      const half = `${own}.${process.pid}${unfinished}`
      cpSync(assets, join(half, 'assets'), { recursive: true, filter: (path) => !path.endsWith('.map') })
      try {
        renameSync(half, own)
      } catch (problem) {
        rmSync(half, { recursive: true, force: true })
        // A program of the same build that began at the same moment was quicker.
        if (!existsSync(own)) throw problem
      }
    }
    const isHalf = (path: string): boolean => path.endsWith(unfinished)
    const isAbandoned = (path: string): boolean => now.getTime() - statSync(path).mtimeMs > abandonedAfter
    const known = inOrder(folder)
    for (const path of [...known.filter((path) => !isHalf(path)).slice(most), ...known.filter((path) => isHalf(path) && isAbandoned(path))])
      rmSync(path, { recursive: true, force: true })
  } catch (problem) {
    report(problem)
  }

  let looked = { at: Number.NEGATIVE_INFINITY, folders: [] as readonly string[] }
  const look = (): readonly string[] => {
    try {
      return inOrder(folder).filter((path) => path !== own && !path.endsWith(unfinished))
    } catch {
      // A folder that another program takes out at this moment is looked for again with the next question.
      return looked.folders
    }
  }
  return {
    folders: () => {
      const now = performance.now()
      if (now - looked.at > lookFor) looked = { at: now, folders: look() }
      return looked.folders
    },
  }
}
