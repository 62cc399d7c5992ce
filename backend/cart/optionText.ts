import type { Wire } from '../contract/wire.ts'

type ChosenOption = Pick<Wire['LineOption'], 'groupName' | 'name' | 'custom'>

/** Measures of what is made to measure, after a space: ' 200 × 300 cm'; empty for any other option. */
export const measuresText = (custom: Pick<NonNullable<ChosenOption['custom']>, 'width' | 'length' | 'diameter'> | null): string =>
  custom === null ? '' : custom.diameter === null ? ` ${custom.width} × ${custom.length} cm` : ` ø ${custom.diameter} cm`

/** A chosen option in mails and documents: 'Vorm: Rechthoek 200 × 300 cm'. */
export const optionText = ({ groupName, name, custom }: ChosenOption): string => `${groupName}: ${name}${measuresText(custom)}`
