/** Products, lists and pages: options, filters, sorting, pages of a list. */
export type { CataloguePort } from './CataloguePort.ts'
export { chosenOutcome } from './chosenOutcome.ts'
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
  NavigationQuery,
  ShopEvent,
  OptionsFacet,
  PageAddresses,
  PriceFacet,
} from './content.ts'
export { activeFilterLabels, facetsShown, facetView, filtersAtWork, toggleOption } from './facets.ts'
export { boundLimits, priceMarks, setPriceRange, typedBound } from './priceRange.ts'
export type { ActiveFilterLabel, FacetLook, FacetOption, FacetView } from './facets.ts'
export { contentQueryOf, filterPaths } from './filterPath.ts'
export type { ActiveFilter, FilteredPath } from './filterPath.ts'
export { chosenItems, isCartable } from './options.ts'
export type { ChosenItem, LineOption, SelectedOption } from './options.ts'
export { pageOf, totalPages } from './pagination.ts'
export type {
  EnergyLabel,
  LegalFacts,
  OptionGroup,
  OptionItem,
  Picture,
  Product,
  ProductCard,
  ProductContact,
  ProductRequest,
  ProductReview,
  ProductReviews,
  Seo,
  Specification,
  Swatch,
  VariationGroup,
  VariationItem,
} from './product.ts'
export { defaultSelection, selectOption } from './selectOption.ts'
export type { ChoiceRefused, OptionChoice, SelectionChange } from './selectOption.ts'
export { singleProductRedirect } from './singleProductRedirect.ts'
export { sortOptionsOf, usualSort } from './sort.ts'
export type { Sort } from './sort.ts'
export { comparisonRows, mostCompared, parseCompared } from './comparison.ts'
export { createComparedStore } from './createComparedStore.ts'
export type { ComparedStore } from './createComparedStore.ts'
export { createViewedStore } from './createViewedStore.ts'
export type { ViewedStore } from './createViewedStore.ts'
export { createSearchStore } from './createSearchStore.ts'
export type { SearchState, SearchStore, SearchStoreDeps } from './createSearchStore.ts'
export type { BadgeTone } from './badgeTone.ts'
export { badgeTone } from './badgeTone.ts'
export { foundAddress, foundQueryOf } from './search.ts'
export type { Found, FoundQuery, SearchBadge, SearchGroup, SearchItem } from './search.ts'
export type { OwnPrice } from './ownPrices.ts'
