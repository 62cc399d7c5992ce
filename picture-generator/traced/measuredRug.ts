import { herringboneFloor, oak } from '../interior/floors.ts'
import { oklch } from '../light/colour.ts'
import { planRug } from '../rug/planRug.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import { drawnPlan, maskingTape, pencil, tapeMeasure } from '../things/measuring.ts'
import { placeFor } from './closeUp.ts'
import type { TracedScene } from './sceneFiles.ts'

/** How far the rug is turned: the tape lies along its short side. */
const turn = 0.34

/** A still life for the journal: the corner of a rug with a tape along its fringe, the plan of a room and a roll of masking tape. */
export const measuredRug = (seed: string): TracedScene => {
  const design = planRug({ seed, style: 'perzisch', colour: 'blauw', material: 'wol', shape: 'rectangle' })
  return {
    eye: { place: [-0.02, 0.6, 1.02], target: [-0.05, 0, -0.075], opening: 0.5 },
    aperture: 12,
    floor: { drawn: herringboneFloor(oak), part: { left: -1.1, back: -1.1, size: 2.2 }, pixels: 4800 },
    rug: { design, place: placeFor(design, design.widthCm, design.lengthCm, turn, 0.2, 0.06) },
    meshes: [
      ...placedAll(tapeMeasure(1.1, oklch(0.34, 0.035, 250)), { move: [0.235, 0, 0.165], turn }),
      ...placedAll(drawnPlan(design.yarns.main), { move: [0.35, 0, -0.23], turn: -0.3 }),
      ...placedAll(pencil(oklch(0.55, 0.06, 62)), { move: [0.295, 0.006, -0.2], turn: 0.42 }),
      placed(maskingTape(oklch(0.84, 0.035, 85)), { move: [0.36, 0, -0.02] }),
    ],
    lighting: { kind: 'corner' },
  }
}
