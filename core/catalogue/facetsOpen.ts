/** Name of the open facet after a press on one: opening closes the others, pressing the open one closes it (CAT-07). */
export const facetAfterPress = (open: string | null, pressed: string): string | null => (open === pressed ? null : pressed)
