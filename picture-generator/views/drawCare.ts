import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { ObjectView } from '../names/pictureWords.ts'
import { onSideboard } from '../interior/setting.ts'
import { potted } from '../plants/potted.ts'
import { placedAll } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import { woolCare } from '../things/woolCare.ts'

/** A care set on seamless paper, close up, or on a sideboard at home. */
export const careScene = (view: ObjectView | null): Scene => {
  if (view === 'room' || view === 'wide') {
    return onSideboard(
      [...woolCare(), ...placedAll(potted('pilea', 'care'), { move: [-0.25, 0, -0.14], scale: 0.8 })],
      0.3,
      oklch(0.86, 0.02, 240),
      { place: [0.12, 0.3, 1.5], target: [-0.03, 0.1, 0], opening: 0.3 },
    )
  }
  const close = view === 'detail'
  return tabletop(
    woolCare(),
    0.2,
    { place: [0.06, 0.42, 1.2], target: close ? [0.03, 0.045, 0.05] : [0.005, 0.085, 0.02], opening: (close ? 0.2 : 0.36) / 1.2 },
    oklch(0.91, 0.022, 80),
  )
}

export const drawCare = (view: ObjectView | null, width: number, height: number): Picture => render(careScene(view), width, height)
