import type { PictureRecord, Text } from '../host/records/ProductRecord.ts'

const picture = (name: string, aspectRatio: number, alt: Text): PictureRecord => ({ name, alt, aspectRatio })

/** A rug; the name holds seed, style, colour, material, shape and view as the picture service reads them. */
export const rugPicture = (name: string, alt: Text): PictureRecord => picture(`rug-${name}`, 0.8, alt)
export const roomPicture = (seed: string, alt: Text): PictureRecord => picture(`room-${seed}`, 16 / 9, alt)
export const tallRoomPicture = (seed: string, alt: Text): PictureRecord => picture(`room-${seed}-tall`, 0.8, alt)
export const devicePicture = (device: string, seed: string, alt: Text): PictureRecord => picture(`device-${device}-${seed}`, 0.8, alt)
export const plantPicture = (plant: string, seed: string, alt: Text): PictureRecord => picture(`plant-${plant}-${seed}`, 0.8, alt)
export const lampPicture = (lamp: string, seed: string, alt: Text): PictureRecord => picture(`lamp-${seed}-${lamp}`, 0.8, alt)
export const postPicture = (name: string, alt: Text): PictureRecord => picture(`post-${name}`, 1.5, alt)
export const swatchPicture = (colour: string, alt: Text): PictureRecord => picture(`swatch-${colour}`, 1, alt)
export const edgePicture = (edge: string, alt: Text): PictureRecord => picture(`edge-${edge}`, 1, alt)
export const underlayPicture = (underlay: string, alt: Text): PictureRecord => picture(`underlay-${underlay}`, 1, alt)
