import type { Picture } from '../light/Picture.ts'
import type { RugName } from '../names/pictureName.ts'
import { planRug } from '../rug/planRug.ts'
import { render } from '../scene/render.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import { bedroom } from '../rooms/bedroom.ts'
import { givenHomes } from '../rooms/givenHomes.ts'
import { homeOf, roomIn } from '../rooms/home.ts'
import { livingRoom } from '../rooms/livingRoom.ts'
import { readingCorner } from '../rooms/readingCorner.ts'
import type { Room } from '../rooms/furnishing.ts'

/** Rooms in which the rugs of a shop are photographed: a rug always lies in the same one. */
const houses = 7

export const homeViews = ['room', 'bedroom', 'reading', 'evening'] as const
export type HomeView = (typeof homeViews)[number]

/** The room in which a rug lies in a view of it. */
export const rugAtHome = (rug: RugName, view: HomeView, width: number, height: number): Room => {
  const wide = width / height
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
      return roomIn(givenHomes[`${rug.seed} ${rug.colour ?? ''}`] ?? homeOf(rug.seed, rug.colour, design), design, rug.seed, wide, width)
  }
}

/** A rug at home. */
export const drawRugInRoom = (rug: RugName, view: HomeView, width: number, height: number): Picture =>
  render(rugAtHome(rug, view, width, height), width, height)

/** A room for its own sake; every seed is another one. The rug that lies in it is one with a drawing. */
export const roomOf = (rug: RugName, width: number, height: number): Room => {
  const random = seededRandom(`room ${rug.seed}`)
  const style = rug.style ?? random.pick(['berber', 'perzisch', 'geometrisch', 'berber'])
  const colour = rug.colour ?? random.pick(style === 'berber' ? ['ecru', 'zand', 'wit'] : ['blauw', 'terracotta', 'groen', 'rood'])
  return livingRoom(planRug({ ...rug, style, colour }), rug.seed, width / height, width, false)
}

export const drawRoom = (rug: RugName, width: number, height: number): Picture => render(roomOf(rug, width, height), width, height)
