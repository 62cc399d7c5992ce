/** Products, lists and pages: options, filters, sorting, pages of a list. */
export type { CataloguePort } from './CataloguePort.ts'
export { breadcrumbBack } from './breadcrumb.ts'
export type { Breadcrumb } from './breadcrumb.ts'
export { chosenProduct } from './chosenProduct.ts'
export type { ChosenProduct } from './chosenProduct.ts'
export type {
  ChildCategory,
  ContentBlock,
  ContentPage,
  ContentQuery,
  Facet,
  LinkTo,
  NavigationItem,
  OptionsFacet,
  PageAddresses,
  PriceFacet,
} from './content.ts'
export { activeFilterLabels, facetsShown, facetView, priceMarks, setPriceRange, toggleOption } from './facets.ts'
export type { ActiveFilterLabel, FacetLook, FacetOption, FacetView } from './facets.ts'
export { contentQueryOf, filterAddress, parseFilterPath, priceFilterName, printFilterPath } from './filterPath.ts'
export type { ActiveFilter, FilteredPath } from './filterPath.ts'
export { chosenItems, isCartable, lineOptions } from './options.ts'
export type { ChosenItem, LineOption, SelectedOption } from './options.ts'
export { pageOf, totalPages } from './pagination.ts'
export type {
  OptionGroup,
  OptionItem,
  Picture,
  Product,
  ProductCard,
  Seo,
  Specification,
  VariationGroup,
  VariationItem,
} from './product.ts'
export { defaultSelection, selectOption } from './selectOption.ts'
export type { ChoiceRefused, OptionChoice, SelectionChange } from './selectOption.ts'
export { singleProductRedirect } from './singleProductRedirect.ts'
export { sortOf, sortOptions } from './sort.ts'
export type { Sort } from './sort.ts'
export { makeSearchStore } from './makeSearchStore.ts'
export type { SearchState, SearchStore, SearchStoreParts } from './makeSearchStore.ts'
export { searchQuestion } from './search.ts'
export type { SearchBadge, SearchGroup, SearchItem } from './search.ts'
