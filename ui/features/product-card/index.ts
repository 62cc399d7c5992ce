export { FamilyCard } from './FamilyCard.tsx'
export { ProductCard } from './ProductCard.tsx'
export { ProductCardAction } from './ProductCardAction.ts'
export { useViewed } from './useViewed.ts'
