import type { Device, Finish } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { chime, horn, plateSiren, shaker, sirenPair, strobe } from './alarms.ts'
import { rackUnit, recorder, recorder16, recorder8 } from './boxes.ts'
import { beamDetector, drumSmoke, gasDetector, heatDetector, linkedSmoke, miniSmoke, smokeTrio, squareSmoke } from './detectors.ts'
import { camera, doorbell, hub, keypad, sensor, siren, smoke, turningCamera } from './devices.ts'
import { domeCamera, largeDomeCamera } from './domeCamera.ts'
import { hubBeacon, hubMini, hubMobile, hubPanel, hubPlus, repeater } from './hubs.ts'
import { nightCamera, outdoorCamera, teleCamera } from './outdoorCamera.ts'
import { panoramaCamera } from './panoramaCamera.ts'
import { sunCamera, sunSiren } from './sunPanel.ts'

/** How a device is made, how far it is turned on the table, and whether it hangs on a wall or ceiling rather than stands. */
interface DeviceForm {
  /** One with an arm reaches out from a wall instead of standing on its foot. */
  readonly make: (finish: Finish, form: number, onWall?: boolean) => Mesh[]
  readonly turn: number
  readonly hangs: boolean
  /** Its foot lies against a wall that it hangs on. */
  readonly hasArm?: true
}

export const deviceForms: Readonly<Record<Device, DeviceForm>> = {
  hub: { make: hub, turn: -0.38, hangs: false },
  siren: { make: siren, turn: -0.42, hangs: true },
  camera: { make: camera, turn: -0.32, hangs: false },
  'outdoor-camera': { make: outdoorCamera, turn: -0.75, hangs: true, hasArm: true },
  smoke: { make: smoke, turn: -0.3, hangs: true },
  keypad: { make: keypad, turn: -0.36, hangs: true },
  sensor: { make: sensor, turn: -0.35, hangs: false },
  doorbell: { make: doorbell, turn: -0.38, hangs: true },
  dome: { make: domeCamera, turn: -0.3, hangs: true },
  dome8: { make: largeDomeCamera, turn: -0.34, hangs: true },
  panorama: { make: panoramaCamera, turn: -0.3, hangs: true, hasArm: true },
  telecamera: { make: teleCamera, turn: -0.7, hangs: true, hasArm: true },
  suncamera: { make: sunCamera, turn: -0.75, hangs: true, hasArm: true },
  recorder: { make: recorder, turn: -0.4, hangs: false },
  recorder8: { make: recorder8, turn: -0.4, hangs: false },
  recorder16: { make: recorder16, turn: -0.4, hangs: false },
  rack: { make: rackUnit, turn: -0.36, hangs: false },
  strobe: { make: strobe, turn: -0.3, hangs: true },
  horn: { make: horn, turn: -0.62, hangs: true, hasArm: true },
  shaker: { make: shaker, turn: -0.12, hangs: false },
  sunsiren: { make: sunSiren, turn: -0.42, hangs: true },
  sirens: { make: sirenPair, turn: -0.3, hangs: true },
  smokes: { make: smokeTrio, turn: -0.18, hangs: true },
  gas: { make: gasDetector, turn: -0.34, hangs: true },
  beam: { make: beamDetector, turn: -0.4, hangs: true },
  hubplus: { make: hubPlus, turn: -0.36, hangs: false },
  hubmobile: { make: hubMobile, turn: -0.42, hangs: false },
  hubmini: { make: hubMini, turn: 0, hangs: false },
  hubbeacon: { make: hubBeacon, turn: 0, hangs: false },
  hubpanel: { make: hubPanel, turn: -0.45, hangs: true },
  repeater: { make: repeater, turn: -0.5, hangs: true },
  sirenplate: { make: plateSiren, turn: -0.42, hangs: true },
  chime: { make: chime, turn: -0.45, hangs: true },
  turncamera: { make: turningCamera, turn: -0.4, hangs: false },
  nightcamera: { make: nightCamera, turn: -0.7, hangs: true, hasArm: true },
  smokelink: { make: linkedSmoke, turn: -0.3, hangs: true },
  heat: { make: heatDetector, turn: -0.4, hangs: true },
  smokedrum: { make: drumSmoke, turn: -0.4, hangs: true },
  smokesquare: { make: squareSmoke, turn: -0.36, hangs: true },
  smokemini: { make: miniSmoke, turn: -0.3, hangs: true },
}
