import type { Product } from '@thuishaven/core/catalogue'

/** Whether the buy box is long because the product has colours, sizes or options to choose. */
export const hasChoices = ({ variationGroups, optionGroups }: Product): boolean => variationGroups.length > 0 || optionGroups.length > 0
