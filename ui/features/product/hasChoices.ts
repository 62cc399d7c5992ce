import type { Product } from '@thuishaven/core/catalogue'

export const hasChoices = ({ variationGroups, optionGroups }: Product): boolean => variationGroups.length > 0 || optionGroups.length > 0
