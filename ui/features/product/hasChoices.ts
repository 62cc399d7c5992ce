import type { Product } from '@thuishaven/core/catalogue'

/** Whether the buy box is long: without choices the specifications fill the column beside the pictures, otherwise they stand below it. */
export const hasChoices = ({ variationGroups, optionGroups }: Product): boolean => variationGroups.length > 0 || optionGroups.length > 0
