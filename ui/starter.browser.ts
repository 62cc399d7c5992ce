/**
 * Stands in the head of every page and is all the program that a first view has. The shop's program follows once the page has been
 * painted with its pictures, or at the first touch, so that nothing of it competes with what the visitor came to see.
 */

/** What the page tells the starter, in a data block before it. */
export interface ProgramFiles {
  /** In the order in which they need each other. */
  readonly files: readonly string[]
  /** Family, weights and address of each face. */
  readonly fonts: readonly (readonly [family: string, weight: string, address: string])[]
  /** Address of the shop's configuration; null where it stands in the page's state. */
  readonly config: string | null
}

/** A picture that hangs keeps the program away for so long and no longer, in ms. */
const patience = 6000
const fontsKey = 'thuishaven.fonts'

const { files, fonts, config } = JSON.parse(document.getElementById('shop-files')?.textContent ?? '') as ProgramFiles

const entry = files.at(-1) ?? ''

let fontsAsked = false
/** All faces at once: text changes its face in one go. Where one does not come, the fallback that has its measures stays. */
const setFonts = async (): Promise<void> => {
  if (fontsAsked) return
  fontsAsked = true
  const faces = await Promise.all(fonts.map(([family, weight, address]) => new FontFace(family, `url(${address})`, { weight }).load()))
  for (const face of faces) document.fonts.add(face)
  localStorage[fontsKey] = String(fonts)
}

let begun = false
const begin = async (): Promise<void> => {
  if (begun) return
  begun = true
  setFonts().catch(() => undefined)
  const fetchAhead = (rel: string, href: string, as: string): void =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }))
  for (const file of files) fetchAhead('modulepreload', file, 'script')
  if (config !== null) fetchAhead('preload', config, 'fetch')
  // Each file is evaluated in a task of its own: a press in between is answered. One that does not come is the entry's to tell.
  for (const file of files) {
    if (file === entry) break
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  try {
    await import(/* @vite-ignore */ entry)
  } catch (problem) {
    // Without its files the page works by links and forms, and the next touch tries again.
    begun = !(problem instanceof TypeError)
    throw problem
  }
}

const whenRead = (): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void begin())
  else void begin()
}
// The network that is back is as good a reason as a touch.
for (const reason of ['pointerdown', 'keydown', 'focusin', 'online']) addEventListener(reason, whenRead, true)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(whenRead)))
setTimeout(whenRead, patience)

try {
  // Faces that an earlier page has fetched are set at once.
  if (localStorage[fontsKey] === String(fonts)) setFonts().catch(() => undefined)
} catch {
  // Blocked storage: they come with the program.
}
