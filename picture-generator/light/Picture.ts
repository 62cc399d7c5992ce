/** A picture in linear light: three numbers a pixel (red, green, blue), row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

export const blankPicture = (width: number, height: number): Picture => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
})
