import type { Device, Finish } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { horn, shaker, sirenPair, strobe } from './alarms.ts'
import { rackUnit, recorder, recorder16, recorder8 } from './boxes.ts'
import { beamDetector, gasDetector, smokeTrio } from './detectors.ts'
import { camera, doorbell, hub, keypad, sensor, siren, smoke } from './devices.ts'
import { domeCamera, largeDomeCamera } from './domeCamera.ts'
import { outdoorCamera, teleCamera } from './outdoorCamera.ts'
import { panoramaCamera } from './panoramaCamera.ts'
import { sunCamera, sunSiren } from './sunPanel.ts'

/** How a device is made, how far it is turned on the table, and whether it hangs on a wall or ceiling rather than stands. */
interface DeviceForm {
  readonly make: (finish: Finish, form: number) => Mesh[]
  readonly turn: number
  readonly hangs: boolean
}

export const deviceForms: Readonly<Record<Device, DeviceForm>> = {
  hub: { make: hub, turn: -0.38, hangs: false },
  siren: { make: siren, turn: -0.42, hangs: true },
  camera: { make: camera, turn: -0.32, hangs: false },
  'outdoor-camera': { make: outdoorCamera, turn: -0.75, hangs: true },
  smoke: { make: smoke, turn: -0.3, hangs: true },
  keypad: { make: keypad, turn: -0.36, hangs: true },
  sensor: { make: sensor, turn: -0.35, hangs: false },
  doorbell: { make: doorbell, turn: -0.38, hangs: true },
  dome: { make: domeCamera, turn: -0.3, hangs: true },
  dome8: { make: largeDomeCamera, turn: -0.34, hangs: true },
  panorama: { make: panoramaCamera, turn: -0.3, hangs: true },
  telecamera: { make: teleCamera, turn: -0.7, hangs: true },
  suncamera: { make: sunCamera, turn: -0.75, hangs: true },
  recorder: { make: recorder, turn: -0.4, hangs: false },
  recorder8: { make: recorder8, turn: -0.4, hangs: false },
  recorder16: { make: recorder16, turn: -0.4, hangs: false },
  rack: { make: rackUnit, turn: -0.36, hangs: false },
  strobe: { make: strobe, turn: -0.3, hangs: true },
  horn: { make: horn, turn: -0.62, hangs: true },
  shaker: { make: shaker, turn: -0.12, hangs: false },
  sunsiren: { make: sunSiren, turn: -0.42, hangs: true },
  sirens: { make: sirenPair, turn: -0.3, hangs: true },
  smokes: { make: smokeTrio, turn: -0.18, hangs: true },
  gas: { make: gasDetector, turn: -0.34, hangs: true },
  beam: { make: beamDetector, turn: -0.4, hangs: true },
}
