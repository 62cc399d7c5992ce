import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const numpyMissing = spawnSync('python3', ['-c', 'import numpy']).status !== 0
const python = (lines: readonly string[]): string =>
  execFileSync('python3', ['-c', ['import numpy as np', 'from denoise import *', ...lines].join('\n')], { cwd: folder }).toString()

// Blender brings numpy; a machine without both cannot trace anyway.
describe.skipIf(numpyMissing)('denoise.py', { timeout: 60_000 }, () => {
  it('colours of any brightness are the same after encoding and decoding', () => {
    const error = python(['light = np.logspace(-7, 4, 200)', 'print(np.abs(decode(encode(light)) / light - 1).max())'])
    expect(Number(error)).toBeLessThan(0.02)
  })

  it('a convolution weighs the neighbours as the kernel says, rows first', () => {
    const result = python([
      'kernel = np.zeros((1, 1, 3, 3), np.float32); kernel[0, 0, 0, 1] = 2; kernel[0, 0, 1, 2] = -1',
      'image = np.arange(12, dtype=np.float32).reshape(3, 4, 1)',
      'weights = {"one.weight": kernel, "one.bias": np.float32([0.5])}',
      'print(convolve(weights, "one", image, relu=False)[1, 1, 0])',
    ])
    expect(Number(result)).toBe(2 * 1 - 6 + 0.5)
  })

  it('an even picture gets the exposure that makes it middle grey', () => {
    expect(Number(python(['print(exposure(np.full((40, 30, 3), 0.6, np.float32)) * 0.6)']))).toBeCloseTo(0.18, 3)
  })
})
