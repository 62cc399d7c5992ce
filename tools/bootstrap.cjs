'use strict'
/**
 * Prepares a new machine: the pinned Node runtime, the packages, and with --browser a Chromium (with --tests a headless one where available,
 * and a Postgres). It runs on the Node that started npm (18 or newer), so it is CommonJS without dependencies. Later runs only compare a
 * fingerprint.
 */
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { findBrowser, missing } = require('./browserFile.cjs')

const root = path.resolve(__dirname, '..')
const windows = process.platform === 'win32'
const stampFile = path.join(root, 'node_modules', '.bootstrap-stamp')
const localNode = path.join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
/** The Node that runs npm; never the local one, which `npm ci` is about to replace. */
const hostNode = process.env.npm_node_execpath || process.execPath
const installOptions = ['--no-audit', '--no-fund', '--loglevel=error']

const read = (file) => {
  try {
    return fs.readFileSync(file)
  } catch {
    return ''
  }
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tools/ts5/package-lock.json']) hash.update(read(path.join(root, file)))
  return hash.digest('hex')
}

const npm = (args, folder) => {
  const cli = process.env.npm_execpath
  const env = { ...process.env }
  env.PATH = (process.env.PATH || '')
    .split(path.delimiter)
    .filter((part) => !part.includes(`${path.sep}node_modules${path.sep}.bin`))
    .join(path.delimiter)
  for (const name of Object.keys(env)) if (/^npm_(lifecycle|package|command)/.test(name)) delete env[name]
  const run = spawnSync(cli ? hostNode : 'npm', cli ? [cli, ...args] : args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: !cli && windows,
  })
  if (run.status !== 0) {
    console.error(`npm ${args[0]} failed in ${folder}; the lines above say why.`)
    process.exit(run.status || 1)
  }
}

const hasLocalNode = () => {
  const run = spawnSync(localNode, ['-p', 'process.versions.node'], { encoding: 'utf8', shell: windows })
  return run.status === 0 && Number(run.stdout.split('.')[0]) >= 24
}

if (String(read(stampFile)) !== fingerprint() || !hasLocalNode()) {
  const started = Date.now()
  console.log('Installing the packages (once, about half a minute) …')
  npm(['ci', ...installOptions], root)
  npm(['ci', ...installOptions], path.join(root, 'tools/ts5'))
  // npm 10 removes the link to node when optional packages of other platforms share its name.
  if (!hasLocalNode()) npm(['rebuild', '--ignore-scripts', '--loglevel=error'], root)
  if (!hasLocalNode()) {
    console.error(`There is no Node 24 or newer for ${process.platform}-${process.arch} among the packages: install one and try again.`)
    process.exit(1)
  }
  fs.writeFileSync(stampFile, fingerprint())
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

/** The picture generator: a separate package with its own lockfile. */
const installPictureGenerator = () => {
  const folder = path.join(root, 'picture-generator')
  const stamp = path.join(folder, 'node_modules/.installed')
  const lock = String(read(path.join(folder, 'package-lock.json')))
  if (String(read(stamp)) === lock) return
  console.log('Installing the picture generator (once) …')
  npm(['ci', ...installOptions], folder)
  fs.writeFileSync(stamp, lock)
}
if (process.argv.includes('--pictures')) installPictureGenerator()

const run = (file, args) => spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: windows }).status === 0

const fromDebian = (name, sudo) =>
  run('sh', [
    '-c',
    `${sudo}apt-get update -qq && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --no-remove ${name} > /dev/null`,
  ])
const fromPlaywright = () => run(localNode, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
const isRoot = process.getuid !== undefined && process.getuid() === 0
const hasApt = fs.existsSync('/usr/bin/apt-get')

/** The Postgres of the tests, about 60 MB; if it cannot be installed the tests report that. */
const installPostgres = () => {
  const file = JSON.stringify(path.join(root, 'tools/installFolder.ts'))
  const code = `const { installFolder } = await import(${file}); const problem = installFolder('tools/postgres'); if (problem) console.log(problem)`
  run(localNode, ['--input-type=module', '-e', code])
}
if (process.argv.includes('--tests')) installPostgres()

/** Finds a browser, or installs one. In a container the distribution's package has the libraries that a download would lack. */
const needBrowser = () => {
  if (findBrowser() === null) {
    console.log('Installing a browser for the browser tests (once) …')
    const ways =
      hasApt && isRoot
        ? [() => fromDebian('chromium', ''), fromPlaywright]
        : [fromPlaywright, () => hasApt && fromDebian('chromium', 'sudo -n ')]
    ways.some((way) => way() && findBrowser() !== null)
  }
  const browser = findBrowser()
  if (browser === null) {
    console.error(missing)
    process.exit(1)
  }
  return browser
}

/** Debian packages the headless Chromium, which needs half the time for the same tests. Optional. */
const lighter = () => {
  const isDebian = /^ID=debian$/m.test(String(read('/etc/os-release')))
  if (isDebian && hasApt && isRoot && !process.env.CHROMIUM_PATH && findBrowser('headless') === null) {
    console.log('Installing a lighter browser for the browser tests (once) …')
    fromDebian('chromium-headless-shell', '')
  }
  return process.env.CHROMIUM_PATH ? null : findBrowser('headless')
}

if (process.argv.includes('--browser')) {
  const browser = needBrowser()
  console.log(`Browser: ${(process.argv.includes('--tests') && lighter()) || browser}`)
}
