import type { Picture } from '../light/Picture.ts'
import type { RugName } from '../names/pictureName.ts'
import { planRug } from '../rug/planRug.ts'
import { render } from '../scene/render.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import { bedroom } from '../rooms/bedroom.ts'
import { homeOf, roomIn } from '../rooms/home.ts'
import { livingRoom } from '../rooms/livingRoom.ts'
import { readingCorner } from '../rooms/readingCorner.ts'
import type { Room } from '../rooms/furnishing.ts'

/** Rooms in which the rugs of a shop are photographed: a rug always lies in the same one. */
const houses = 7

type HomeView = 'room' | 'bedroom' | 'reading' | 'evening'

/** The room in which a rug lies in a view of it. */
const viewed = (rug: RugName, view: HomeView, width: number, wide: number): Room => {
  const design = planRug(rug)
  const house = `${hashText(`house ${rug.seed} ${rug.style ?? ''} ${rug.colour ?? ''}`) % houses}`
  switch (view) {
    case 'bedroom':
      return bedroom(design, house, wide, width)
    case 'reading':
      return readingCorner(design, house, wide, width)
    case 'evening':
      return livingRoom(design, house, wide, width, true)
    case 'room':
      return roomIn(homeOf(rug.seed, rug.colour, design), design, rug.seed, wide, width)
  }
}

/** A rug at home. */
export const drawRugInRoom = (rug: RugName, view: HomeView, width: number, height: number): Picture =>
  render(viewed(rug, view, width, width / height), width, height)

/** A room for its own sake; every seed is another one. The rug that lies in it is one with a drawing. */
export const roomOf = (rug: RugName, width: number, height: number): Room => {
  const random = seededRandom(`room ${rug.seed}`)
  const style = rug.style ?? random.pick(['berber', 'perzisch', 'geometrisch', 'berber'])
  const colour = rug.colour ?? random.pick(style === 'berber' ? ['ecru', 'zand', 'wit'] : ['blauw', 'terracotta', 'groen', 'rood'])
  return livingRoom(planRug({ ...rug, style, colour }), rug.seed, width / height, width, false)
}

export const drawRoom = (rug: RugName, width: number, height: number): Picture => render(roomOf(rug, width, height), width, height)
