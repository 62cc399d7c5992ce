/**
 * The public surface of the shop's core: front ends and adapters import from here only.
 */
export { failed, succeeded } from './outcome.ts'
export type { Outcome } from './outcome.ts'
export type { Ask, Shop } from './shop.ts'
export { makeRunner } from './run.ts'
export type { Cancellation, Run, Runner } from './run.ts'
export type { CartState, CartStore } from './cart/cartStore.ts'
export type { CheckoutState, CheckoutStore } from './checkout/checkoutStore.ts'
export type { PanelName, PanelState, PanelStore } from './panels/makePanelStore.ts'
export type { SessionState, SessionStore } from './account/sessionStore.ts'
export type { Toast, ToastStore } from './notifications/makeToastStore.ts'

export { accountMenu } from './account/accountMenu.ts'
export type { AccountMenuEntry } from './account/accountMenu.ts'
export type { Address, AddressForm, RegistrationForm } from './account/address.ts'
export type { CountryCode, Locale, LocalePaths } from './locale/locale.ts'
export type { Session } from './account/session.ts'

export { analyticsEvent, analyticsItem } from './cart/cartEvent.ts'
export { euros } from './analytics/event.ts'
export type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from './analytics/event.ts'
export { purchaseEvent } from './checkout/purchaseEvent.ts'

export type { Cart, CartLine, CartTotals, CheckoutChoice, Coupon, LineTotals, Shipping } from './cart/cart.ts'
export type { CustomItem, CustomMeasures, RugMeasure, RugShape, RugSide } from './rug/measures.ts'
export type { ChosenItem, LineOption, SelectedOption } from './catalogue/options.ts'
export { cartTotals } from './cart/cartTotals.ts'
export { depositOf } from './cart/deposit.ts'
export type { Deposit } from './cart/deposit.ts'
export { emptyCart, isInCart, unitWeight } from './cart/cart.ts'
export { lineKey } from './cart/lineKey.ts'
export { lineTotals } from './cart/lineTotals.ts'
export { maximumQuantity, quantityOf, typedQuantity } from './cart/quantity.ts'
export { newLine } from './cart/newLine.ts'

export { chosenItems, isCartable, lineOptions } from './catalogue/options.ts'
export { chosenProduct } from './catalogue/chosenProduct.ts'
export type { ChosenProduct } from './catalogue/chosenProduct.ts'
export type { Breadcrumb } from './catalogue/breadcrumb.ts'
export type {
  ChildCategory,
  ContentBlock,
  ContentPage,
  ContentQuery,
  Facet,
  LinkTo,
  NavigationItem,
  OptionsFacet,
  PriceFacet,
} from './catalogue/content.ts'
export type { Sort } from './catalogue/sort.ts'
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
} from './catalogue/product.ts'
export { defaultSelection, selectOption } from './catalogue/selectOption.ts'
export {
  activeFilterLabels,
  facetAfterPress,
  facetsShown,
  facetView,
  filterLabelSeparator,
  priceMarks,
  setPriceRange,
  toggleOption,
} from './catalogue/facets.ts'
export type { ActiveFilterLabel, FacetLook, FacetOption, FacetView } from './catalogue/facets.ts'
export { contentQueryOf, filterAddress, parseFilterPath, priceFilterName, printFilterPath } from './catalogue/filterPath.ts'
export type { ActiveFilter, FilteredPath } from './catalogue/filterPath.ts'
export { pageOf, paginationLinks, totalPages } from './catalogue/pagination.ts'
export type { DeliveryTime } from './delivery/delivery.ts'
export type { ChoiceRefused, OptionChoice, SelectionChange } from './catalogue/selectOption.ts'
export { singleProductRedirect } from './catalogue/singleProductRedirect.ts'
export { sortOf, sortOptions } from './catalogue/sort.ts'

export type { CheckoutStep } from './routing/checkoutPaths.ts'
export type { DeliveryOption, PaymentOption, PaymentResult, PaymentStatus } from './checkout/checkout.ts'
export type { CheckoutFacts, CheckoutStepRule } from './checkout/checkoutSteps.ts'
export type { CheckoutMove, StepCheck } from './checkout/checkoutMoves.ts'
export { checkoutStepRule, checkoutSteps, firstUnmetStep, reachableStep } from './checkout/checkoutSteps.ts'
export { nextMove, previousMove, validateStep } from './checkout/checkoutMoves.ts'
export { payOutcome, stepOfAnswer } from './checkout/payOutcome.ts'
export type { PayOutcome } from './checkout/payOutcome.ts'

export type { Menu, ShopConfig } from './config/config.ts'
export { defaultConfig } from './config/config.ts'

export { allowedScripts, consentAtStart, consentChoices, consentSignal, consentWall, withConsent } from './consent/consent.ts'
export type {
  ConsentAction,
  ConsentCategory,
  ConsentGrant,
  ConsentPreferences,
  ConsentSignal,
  ConsentState,
  ConsentTab,
  StoredConsent,
} from './consent/consent.ts'
export { consentCookie, consentCookieName, decodeConsent, encodeConsent } from './consent/consentCookie.ts'

export { deliveryDays, deliveryText, stockText } from './delivery/delivery.ts'

export { calendar } from './locale/calendar.ts'
export type { CalendarDay } from './locale/calendar.ts'
export { defaultDateSettings } from './locale/dateSettings.ts'
export type { DateSettings } from './locale/dateSettings.ts'
export { dateText } from './locale/dateText.ts'
export type { DateFormat } from './locale/dateText.ts'
export { instantOf } from './locale/instant.ts'
export { isLocale, locales } from './locale/locale.ts'
export { isoWeek } from './locale/isoWeek.ts'
export { preferredLocale } from './locale/preferredLocale.ts'
export { timeZones } from './locale/timeZones.ts'
export type { TimeZone, ZoneOffset } from './locale/timeZones.ts'
export { wallClock } from './locale/wallClock.ts'
export type { WallClock } from './locale/wallClock.ts'

export { allocate } from './money/allocate.ts'
export { areaCm2, basisPoints, basisPointsOfPercentage, cents, wholeBetween } from './money/units.ts'
export type { AreaCm2, BadNumber, BasisPoints, Cents } from './money/units.ts'
export { formatArea, formatFixed, formatPercentage, formatPrice } from './money/formats.ts'
export { priceDisplay } from './money/priceDisplay.ts'
export type { PriceDisplay, PriceStyle } from './money/priceDisplay.ts'
export { round } from './money/round.ts'

export { barProgress, notificationTimes, pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './notifications/timeline.ts'
export type { Message, Phrase, PhraseKey } from './notifications/phrase.ts'
export type { Timeline } from './notifications/timeline.ts'

export { alignedPrice, exclOf, inclOf, onSide, priceSides, sellingPrice, unitBase, unitSelling } from './pricing/price.ts'
export type { Price, PriceSide, PriceSides } from './pricing/price.ts'
export { shownPrice } from './pricing/shownPrice.ts'
export type { ShownPrice } from './pricing/shownPrice.ts'

export { breadcrumbBack } from './catalogue/breadcrumb.ts'
export { canonicalPath, localeOfPath, localePath, trailingSlashRedirect } from './routing/paths.ts'
export { canonicalSlugRedirect, productIdOf, productPath, productRoute } from './routing/productPaths.ts'
export { checkoutSlugs, isPaymentUid, stepOfSlug } from './routing/checkoutPaths.ts'
export { equivalentPath } from './routing/equivalentPath.ts'
export { externalUrl, internalPath } from './routing/externalUrl.ts'
export type { AllowedHosts, NavigationTarget } from './routing/externalUrl.ts'
export { notFound } from './routing/notFound.ts'
export type { NotFoundPage } from './routing/notFound.ts'
export { oldAddressRedirect } from './routing/oldAddressRedirect.ts'
export type { ProductRoute } from './routing/productPaths.ts'
export type { Redirect } from './routing/paths.ts'
export { ruleRedirect } from './routing/ruleRedirect.ts'
export type { RuleRedirect } from './routing/ruleRedirect.ts'

export { areaPrice, isOrderable, measuresOf, measuresText, rugSides } from './rug/measures.ts'
export { measureRug, rugTerms, typedMeasure } from './rug/measureRug.ts'
export type { MeasuredRug, RugField } from './rug/measureRug.ts'
export { rugOutline } from './rug/rugOutline.ts'
export type { RugOutline } from './rug/rugOutline.ts'

export { absoluteUrl, pictureUrl } from './seo/site.ts'
export { breadcrumbJsonLd, newsPostJsonLd, structuredData } from './seo/structuredData.ts'
export { isIndexable, pageMeta } from './seo/pageMeta.ts'
export type { JsonLd, JsonLdValue, NewsPost } from './seo/structuredData.ts'
export type { PageFacts, PageMeta } from './seo/pageMeta.ts'
export { productJsonLd, returnPolicyJsonLd } from './seo/productJsonLd.ts'
export type { OptionOfferPrice } from './seo/productJsonLd.ts'
export type { Site } from './seo/site.ts'

export { addressSchema, customerKind, registrationSchema } from './account/registration.ts'
export {
  belgianZipCode,
  dutchZipCode,
  fieldRules,
  isBelgianCompanyNumber,
  isDutchVatId,
  isEmailAddress,
  isHouseNumber,
  isKvkNumber,
  isPersonName,
  isPhoneNumber,
} from './validation/fields.ts'
export { checkField, validateForm } from './validation/forms.ts'
export type { CustomerKind } from './account/registration.ts'
export { emailSchema, loginSchema } from './account/login.ts'
export type { EmailForm, LoginForm } from './account/login.ts'
export type { FieldState, FormCheck, FormSchema, Rule } from './validation/forms.ts'
export { guestFormState, guestSchema } from './checkout/guestForm.ts'
export type { GuestForm } from './checkout/guestForm.ts'
export { passwordRules, passwordStrength, resetSchema } from './account/password.ts'
export type { PasswordStrength, ResetForm } from './account/password.ts'

export type { AccountPort } from './account/AccountPort.ts'
export type { AnalyticsPort } from './analytics/AnalyticsPort.ts'
export type { CartPort } from './cart/CartPort.ts'
export type { CataloguePort } from './catalogue/CataloguePort.ts'
export type { CheckoutPort, PayAnswer } from './checkout/CheckoutPort.ts'
export type { ClockPort } from './ports/ClockPort.ts'
export type { ConfigPort } from './config/ConfigPort.ts'
export type { Cookie, CookiesPort } from './ports/CookiesPort.ts'
export type { IdsPort } from './ports/IdsPort.ts'
export type { LoggerPort } from './ports/LoggerPort.ts'
export type { StoragePort } from './ports/StoragePort.ts'
export { AnswerMalformed, HostUnreachable, NotFound, Refused } from './ports/failures.ts'
export type { HostFailure } from './ports/failures.ts'

export { makeCartStore } from './cart/makeCartStore.ts'
export type { CartControl, CartStoreParts } from './cart/makeCartStore.ts'
export type { Store } from './store/store.ts'

export { makeShop } from './makeShop.ts'
export type { Known, Ports } from './makeShop.ts'
