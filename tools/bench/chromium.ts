import { existsSync } from 'node:fs'

/** The browser that measures. Throws with one line when there is none. */
export const chromiumFile = (): string => {
  const file = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  )
  if (file === undefined) throw new Error('No Chromium was found: run npm run bench, which installs one, or name one with CHROMIUM_PATH.')
  return file
}
