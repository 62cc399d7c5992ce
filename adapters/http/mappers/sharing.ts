import { measuresOf } from '@thuishaven/core/rug'
import type { SelectedOption } from '@thuishaven/core/catalogue'
import type { SharedLine } from '@thuishaven/core/sharing'
import type { SharedLineResponse } from '../schemas/sharing.ts'
import { shapeOf } from './shapes.ts'

const selectedOf = ({ custom, ...option }: SharedLineResponse['options'][number]): SelectedOption => {
  const measures = custom === undefined ? null : measuresOf(shapeOf(custom.shape), custom)
  return measures === null ? option : { ...option, custom: measures }
}

export const sharedLineOf = ({ options, ...line }: SharedLineResponse): SharedLine => ({ ...line, options: options.map(selectedOf) })
