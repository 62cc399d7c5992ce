import type { Device, Finish } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Vector } from '../scene/vector.ts'
import { chime, horn, plateSiren, shaker, sirenPair, strobe } from './alarms.ts'
import { rackUnit, recorder, recorder16, recorder8 } from './boxes.ts'
import {
  beamDetector,
  ceilingLean,
  drumSmoke,
  gasDetector,
  heatDetector,
  linkedSmoke,
  miniSmoke,
  smokeTrio,
  squareSmoke,
} from './detectors.ts'
import { camera, doorbell, hub, sensor, siren, smoke, turningCamera } from './devices.ts'
import { domeCamera, largeDomeCamera } from './domeCamera.ts'
import { family } from './family.ts'
import { hubBeacon, hubMini, hubMobile, hubPanel, hubPlus, repeater } from './hubs.ts'
import { keypad } from './keypad.ts'
import { nightCamera, outdoorCamera, teleCamera } from './outdoorCamera.ts'
import { panoramaCamera } from './panoramaCamera.ts'
import { sunCamera, sunSiren } from './sunPanel.ts'

/** Where a device hangs. What surrounds it there says how large it is: everybody knows a brick, a door frame and a light switch. */
export type Place = 'outdoors' | 'door' | 'hall' | 'socket' | 'ceiling' | 'cabinet'

/** How a device is made, how it stands on a table, and where it hangs, if it does. */
interface DeviceForm {
  /** `onWall`: one with an arm reaches out from a wall instead of standing on its foot, and of a set each lies against it. */
  readonly make: (finish: Finish, form: number, onWall?: boolean) => Mesh[]
  readonly turn: number
  /** How far its `make` leans it back; where it hangs it does not lean. */
  readonly lean?: number
  /** Absent: it stands. Two where its even and its odd form hang in different places. */
  readonly place?: Place | readonly [Place, Place]
  /** Its foot lies against a wall that it hangs on. */
  readonly hasArm?: true
  /** How high a picture of it on paper is, in its own sizes; a group of things needs less paper around it. */
  readonly paper?: number
  /** What a close view shows where that is not its front above its middle. */
  readonly detail?: Detail
}

/** A close view: its middle on the device, how many metres high it is, how far the eye is above that, in distances, and how the device is turned for it. */
interface Detail {
  readonly at: Vector
  readonly high: number
  readonly above?: number
  readonly turn?: number
}

/** A close view of one that lies low: from further above, so that its lid fills the picture behind its front. */
const lowDetail = (at: Vector, high: number): Detail => ({ at, high, above: 0.5 })

export const deviceForms: Readonly<Record<Device, DeviceForm>> = {
  hub: { make: hub, turn: -0.38, detail: { at: [0, 0.046, 0.02], high: 0.112, above: 0.42 } },
  siren: { make: siren, turn: -0.42, place: ['outdoors', 'hall'] },
  camera: { make: camera, turn: -0.32 },
  'outdoor-camera': { make: outdoorCamera, turn: -0.75, place: 'outdoors', hasArm: true },
  smoke: { make: smoke, turn: -0.3, lean: ceilingLean, place: 'ceiling' },
  keypad: { make: keypad, turn: -0.36, lean: -0.2, place: 'hall', detail: { at: [0, 0.088, 0], high: 0.134 } },
  sensor: { make: sensor, turn: -0.35 },
  doorbell: { make: doorbell, turn: -0.38, lean: -0.12, place: 'door' },
  dome: { make: domeCamera, turn: -0.3, lean: -0.42, place: 'outdoors' },
  dome8: { make: largeDomeCamera, turn: -0.34, lean: -0.42, place: 'outdoors' },
  panorama: { make: panoramaCamera, turn: -0.3, place: 'outdoors', hasArm: true },
  telecamera: { make: teleCamera, turn: -0.7, place: 'outdoors', hasArm: true, paper: 2.1 },
  suncamera: { make: sunCamera, turn: -0.75, place: 'outdoors', hasArm: true },
  recorder: { make: recorder, turn: -0.4, detail: lowDetail([0.098, 0.036, 0.05], 0.115) },
  recorder8: { make: recorder8, turn: -0.4 },
  recorder16: { make: recorder16, turn: -0.4 },
  rack: { make: rackUnit, turn: -0.36, place: 'cabinet', detail: lowDetail([0.165, 0.052, 0.09], 0.165) },
  strobe: { make: strobe, turn: -0.3, lean: -0.28, place: 'outdoors' },
  horn: { make: horn, turn: -0.62, place: 'outdoors', hasArm: true, detail: { at: [0, 0.112, 0.02], high: 0.215, turn: 0.85 } },
  shaker: { make: shaker, turn: -0.12, paper: 1.42, detail: { at: [0.016, 0.04, 0], high: 0.175, above: 0.3 } },
  sunsiren: { make: sunSiren, turn: -0.42, place: 'outdoors' },
  sirens: { make: sirenPair, turn: -0.3, place: 'hall', paper: 1.3, detail: { at: [0.012, 0.112, 0], high: 0.27 } },
  smokes: { make: smokeTrio, turn: -0.18, paper: 1.25, detail: { at: [0.02, 0.066, 0.03], high: 0.17 } },
  gas: { make: gasDetector, turn: -0.34, lean: -0.12, place: 'hall' },
  beam: { make: beamDetector, turn: -0.4, place: 'outdoors' },
  hubplus: { make: hubPlus, turn: -0.36, detail: lowDetail([0.042, 0.034, 0.035], 0.125) },
  hubmobile: { make: hubMobile, turn: -0.42 },
  hubmini: { make: hubMini, turn: 0 },
  hubbeacon: { make: hubBeacon, turn: 0 },
  hubpanel: { make: hubPanel, turn: -0.45, place: 'hall', detail: { at: [0.032, 0.205, 0.03], high: 0.23 } },
  repeater: { make: repeater, turn: -0.5, place: 'socket', detail: { at: [0.002, 0.068, 0.01], high: 0.115 } },
  sirenplate: { make: plateSiren, turn: -0.42, place: 'outdoors', detail: { at: [0.05, 0.085, 0.02], high: 0.17 } },
  chime: { make: chime, turn: -0.45, place: 'hall', detail: { at: [0.012, 0.056, 0.01], high: 0.13, turn: 0.75 } },
  turncamera: { make: turningCamera, turn: -0.4 },
  nightcamera: { make: nightCamera, turn: -0.7, place: 'outdoors', hasArm: true },
  smokelink: { make: linkedSmoke, turn: -0.3, lean: ceilingLean, place: 'ceiling' },
  heat: { make: heatDetector, turn: -0.4, lean: ceilingLean, place: 'ceiling' },
  smokedrum: { make: drumSmoke, turn: -0.4, lean: ceilingLean, place: 'ceiling', detail: { at: [-0.03, 0.07, -0.01], high: 0.115 } },
  smokesquare: { make: squareSmoke, turn: -0.36, lean: ceilingLean, place: 'ceiling' },
  family: { make: family, turn: 0, paper: 1.4 },
  smokemini: { make: miniSmoke, turn: -0.3, lean: ceilingLean, place: 'ceiling' },
}
