import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Colour, Material } from '../names/pictureWords.ts'
import { samplePiece } from '../rug/planRug.ts'
import type { TracedScene } from './sceneFiles.ts'

const paper = oklch(0.9, 0.014, 80)

/** A sample on pale paper, seen from a chair at the table. */
export const woolSample = (colour: Colour, material: Material | null): TracedScene => ({
  eye: { place: [0.03, 0.37, 0.4], target: [0, 0, 0.004], opening: 0.56 },
  aperture: 16,
  floor: {
    drawn: (x, z) => scaleRgb(paper, 1 + layeredNoise(x * 60, z * 60, 4, 3) * 0.012),
    part: { left: -0.8, back: -1.2, size: 2 },
    pixels: 2400,
  },
  rug: { design: samplePiece(colour, material), place: { x: 0, z: 0, turn: 0.34, size: 0.75 } },
  meshes: [],
  lighting: { kind: 'table' },
})
