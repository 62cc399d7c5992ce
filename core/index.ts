/**
 * The public surface of the shop's core: front ends and adapters import from here only.
 */
export { failed, succeeded } from './outcome.ts'
export type { Outcome } from './outcome.ts'
export type {
  Ask,
  Cancellation,
  CartState,
  CartStore,
  CheckoutState,
  CheckoutStore,
  PanelName,
  PanelState,
  PanelStore,
  SessionState,
  SessionStore,
  Shop,
  Toast,
  ToastStore,
} from './shop.ts'

export { accountMenu } from './domain/account/accountMenu.ts'
export type { AccountMenuEntry } from './domain/account/accountMenu.ts'
export type { Address, AddressForm, CountryCode, RegistrationForm } from './domain/account/address.ts'
export type { Session } from './domain/account/session.ts'

export { analyticsEvent } from './domain/analytics/analyticsEvent.ts'
export { analyticsItem } from './domain/analytics/analyticsItem.ts'
export { euros } from './domain/analytics/euros.ts'
export type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from './domain/analytics/event.ts'
export { purchaseEvent } from './domain/analytics/purchaseEvent.ts'

export type { Cart, CartLine, CartTotals, Coupon, CustomMeasures, LineOption, LineTotals, Shipping } from './domain/cart/cart.ts'
export { cartTotals } from './domain/cart/cartTotals.ts'
export { depositOf } from './domain/cart/depositOf.ts'
export type { Deposit } from './domain/cart/depositOf.ts'
export { emptyCart } from './domain/cart/emptyCart.ts'
export { isInCart } from './domain/cart/isInCart.ts'
export { lineKey } from './domain/cart/lineKey.ts'
export { lineTotals } from './domain/cart/lineTotals.ts'
export { maximumQuantity } from './domain/cart/maximumQuantity.ts'
export { newLine } from './domain/cart/newLine.ts'
export { quantityOf } from './domain/cart/quantityOf.ts'
export { typedQuantity } from './domain/cart/typedQuantity.ts'
export { unitWeight } from './domain/cart/unitWeight.ts'

export { chosenItems } from './domain/catalogue/chosenItems.ts'
export type { ChosenItem } from './domain/catalogue/chosenItems.ts'
export { chosenProduct } from './domain/catalogue/chosenProduct.ts'
export type { ChosenProduct } from './domain/catalogue/chosenProduct.ts'
export type { Breadcrumb } from './domain/catalogue/breadcrumb.ts'
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
  Sort,
} from './domain/catalogue/content.ts'
export type { Seo } from './domain/catalogue/seo.ts'
export { defaultSelection } from './domain/catalogue/defaultSelection.ts'
export { activeFilterLabels, filterLabelSeparator } from './domain/catalogue/facetsActive.ts'
export type { ActiveFilterLabel } from './domain/catalogue/facetsActive.ts'
export { facetAfterPress } from './domain/catalogue/facetsOpen.ts'
export { priceMarks, setPriceRange } from './domain/catalogue/facetsPriceRange.ts'
export { facetsShown } from './domain/catalogue/facetsShown.ts'
export { toggleOption } from './domain/catalogue/facetsToggle.ts'
export { facetView } from './domain/catalogue/facetsView.ts'
export type { FacetLook, FacetOption, FacetView } from './domain/catalogue/facetsView.ts'
export { priceFilterName } from './domain/catalogue/filterPath.ts'
export type { ActiveFilter, FilteredPath } from './domain/catalogue/filterPath.ts'
export { filterAddress } from './domain/catalogue/filterPathAddress.ts'
export { parseFilterPath } from './domain/catalogue/filterPathParse.ts'
export { printFilterPath } from './domain/catalogue/filterPathPrint.ts'
export { contentQueryOf } from './domain/catalogue/filterPathQuery.ts'
export { isCartable } from './domain/catalogue/isCartable.ts'
export { lineOptions } from './domain/catalogue/lineOptions.ts'
export { paginationLinks } from './domain/catalogue/paginationLinks.ts'
export { pageOf } from './domain/catalogue/paginationPage.ts'
export { totalPages } from './domain/catalogue/paginationTotal.ts'
export type { Picture } from './domain/catalogue/picture.ts'
export type {
  CustomItem,
  DeliveryTime,
  OptionGroup,
  OptionItem,
  Product,
  ProductCard,
  RugShape,
  Specification,
  VariationGroup,
  VariationItem,
} from './domain/catalogue/product.ts'
export { selectOption } from './domain/catalogue/selectOption.ts'
export type { ChoiceRefused, OptionChoice, SelectionChange } from './domain/catalogue/selectOption.ts'
export type { SelectedOption } from './domain/catalogue/selectedOption.ts'
export { singleProductRedirect } from './domain/catalogue/singleProductRedirect.ts'
export { sortOf } from './domain/catalogue/sortOf.ts'
export { sortOptions } from './domain/catalogue/sortOptions.ts'

export type {
  CheckoutChoice,
  CheckoutStep,
  DeliveryOption,
  PaymentOption,
  PaymentResult,
  PaymentStatus,
} from './domain/checkout/checkout.ts'
export type { CheckoutFacts } from './domain/checkout/checkoutFacts.ts'
export type { CheckoutMove } from './domain/checkout/checkoutMove.ts'
export { checkoutStepRule } from './domain/checkout/checkoutStepRule.ts'
export { checkoutSteps } from './domain/checkout/checkoutSteps.ts'
export type { CheckoutStepRule } from './domain/checkout/checkoutSteps.ts'
export { firstUnmetStep } from './domain/checkout/firstUnmetStep.ts'
export { nextMove } from './domain/checkout/nextMove.ts'
export { payOutcome } from './domain/checkout/payOutcome.ts'
export type { PayOutcome } from './domain/checkout/payOutcome.ts'
export { previousMove } from './domain/checkout/previousMove.ts'
export { reachableStep } from './domain/checkout/reachableStep.ts'
export { stepOfAnswer } from './domain/checkout/stepOfAnswer.ts'
export { validateStep } from './domain/checkout/validateStep.ts'
export type { StepCheck } from './domain/checkout/validateStep.ts'

export type { Menu, ShopConfig } from './domain/config/config.ts'
export { defaultConfig } from './domain/config/defaultConfig.ts'

export { allowedScripts } from './domain/consent/allowedScripts.ts'
export type { ConsentCategory, ConsentPreferences } from './domain/consent/consent.ts'
export { consentAtStart } from './domain/consent/consentAtStart.ts'
export type { ConsentState } from './domain/consent/consentAtStart.ts'
export { consentChoices } from './domain/consent/consentChoices.ts'
export { consentCookie, consentCookieName } from './domain/consent/consentCookie.ts'
export { consentSignal } from './domain/consent/consentSignal.ts'
export type { ConsentGrant, ConsentSignal } from './domain/consent/consentSignal.ts'
export { consentWall } from './domain/consent/consentWall.ts'
export type { ConsentAction, ConsentTab } from './domain/consent/consentWall.ts'
export { decodeConsent } from './domain/consent/decodeConsent.ts'
export type { StoredConsent } from './domain/consent/decodeConsent.ts'
export { encodeConsent } from './domain/consent/encodeConsent.ts'
export { withConsent } from './domain/consent/withConsent.ts'

export { deliveryDays } from './domain/delivery/deliveryDays.ts'
export { deliveryText } from './domain/delivery/deliveryText.ts'
export { stockText } from './domain/delivery/stockText.ts'

export { calendar } from './domain/locale/calendar.ts'
export type { CalendarDay } from './domain/locale/calendar.ts'
export { defaultDateSettings } from './domain/locale/dateSettings.ts'
export type { DateSettings } from './domain/locale/dateSettings.ts'
export { dateText } from './domain/locale/dateText.ts'
export type { DateFormat } from './domain/locale/dateText.ts'
export { instantOf } from './domain/locale/instant.ts'
export { isLocale } from './domain/locale/isLocale.ts'
export { isoWeek } from './domain/locale/isoWeek.ts'
export type { Locale, LocalePaths } from './domain/locale/locale.ts'
export { locales } from './domain/locale/locales.ts'
export { preferredLocale } from './domain/locale/preferredLocale.ts'
export { timeZones } from './domain/locale/timeZones.ts'
export type { TimeZone, ZoneOffset } from './domain/locale/timeZones.ts'
export { wallClock } from './domain/locale/wallClock.ts'
export type { WallClock } from './domain/locale/wallClock.ts'

export { allocate } from './domain/money/allocate.ts'
export { areaCm2 } from './domain/money/areaCm2.ts'
export type { BadNumber } from './domain/money/badNumber.ts'
export { basisPoints } from './domain/money/basisPoints.ts'
export { basisPointsOfPercentage } from './domain/money/basisPointsOfPercentage.ts'
export { cents } from './domain/money/cents.ts'
export { formatArea } from './domain/money/formatArea.ts'
export { formatFixed } from './domain/money/formatFixed.ts'
export { formatPercentage } from './domain/money/formatPercentage.ts'
export { formatPrice } from './domain/money/formatPrice.ts'
export { priceDisplay } from './domain/money/priceDisplay.ts'
export type { PriceDisplay, PriceStyle } from './domain/money/priceDisplay.ts'
export { round } from './domain/money/round.ts'
export type { AreaCm2, BasisPoints, Cents } from './domain/money/units.ts'
export { wholeBetween } from './domain/money/wholeBetween.ts'

export { barProgress } from './domain/notifications/barProgress.ts'
export { pauseTimeline } from './domain/notifications/pauseTimeline.ts'
export type { Message, Phrase } from './domain/notifications/phrase.ts'
export { remainingTime } from './domain/notifications/remainingTime.ts'
export { resumeTimeline } from './domain/notifications/resumeTimeline.ts'
export { startTimeline } from './domain/notifications/startTimeline.ts'
export { notificationTimes } from './domain/notifications/timeline.ts'
export type { Timeline } from './domain/notifications/timeline.ts'

export { alignedPrice } from './domain/pricing/alignedPrice.ts'
export { onSide } from './domain/pricing/onSide.ts'
export type { Price, PriceSide } from './domain/pricing/price.ts'
export { priceSides } from './domain/pricing/priceSides.ts'
export type { PriceSides } from './domain/pricing/priceSides.ts'
export { sellingPrice } from './domain/pricing/sellingPrice.ts'
export { shownPrice } from './domain/pricing/shownPrice.ts'
export type { ShownPrice } from './domain/pricing/shownPrice.ts'
export { unitBase } from './domain/pricing/unitBase.ts'
export { unitSelling } from './domain/pricing/unitSelling.ts'

export { breadcrumbBack } from './domain/routing/breadcrumbBack.ts'
export { canonicalPath } from './domain/routing/canonicalPath.ts'
export { canonicalSlugRedirect } from './domain/routing/canonicalSlugRedirect.ts'
export { checkoutPage } from './domain/routing/checkoutPage.ts'
export type { CheckoutPage } from './domain/routing/checkoutPage.ts'
export { checkoutPath } from './domain/routing/checkoutPath.ts'
export { checkoutSlugs } from './domain/routing/checkoutSlugs.ts'
export { equivalentPath } from './domain/routing/equivalentPath.ts'
export { externalUrl } from './domain/routing/externalUrl.ts'
export type { NavigationTarget } from './domain/routing/externalUrl.ts'
export { hostOfUrl } from './domain/routing/hostOfUrl.ts'
export { internalPath } from './domain/routing/internalPath.ts'
export { isPaymentUid } from './domain/routing/isPaymentUid.ts'
export { localeOfPath } from './domain/routing/localeOfPath.ts'
export { localePath } from './domain/routing/localePath.ts'
export { notFound } from './domain/routing/notFound.ts'
export type { NotFoundPage } from './domain/routing/notFound.ts'
export { oldAddressRedirect } from './domain/routing/oldAddressRedirect.ts'
export { productIdOf } from './domain/routing/productIdOf.ts'
export { productPath } from './domain/routing/productPath.ts'
export { productRoute } from './domain/routing/productRoute.ts'
export type { ProductRoute } from './domain/routing/productRoute.ts'
export type { Redirect } from './domain/routing/redirect.ts'
export { slugOfStep } from './domain/routing/slugOfStep.ts'
export { stepOfSlug } from './domain/routing/stepOfSlug.ts'
export { trailingSlashRedirect } from './domain/routing/trailingSlashRedirect.ts'

export { areaPrice } from './domain/rug/areaPrice.ts'
export { isOrderable } from './domain/rug/isOrderable.ts'
export { measureRug } from './domain/rug/measureRug.ts'
export type { MeasuredRug, RugField } from './domain/rug/measureRug.ts'
export { measuresOf } from './domain/rug/measuresOf.ts'
export type { RugMeasure } from './domain/rug/measuresOf.ts'
export { measuresText } from './domain/rug/measuresText.ts'
export { rugOutline } from './domain/rug/rugOutline.ts'
export type { RugOutline } from './domain/rug/rugOutline.ts'
export { rugSides } from './domain/rug/rugSides.ts'
export type { RugSide } from './domain/rug/rugSides.ts'
export { rugTerms } from './domain/rug/rugTerms.ts'
export { typedMeasure } from './domain/rug/typedMeasure.ts'

export { absoluteUrl } from './domain/seo/absoluteUrl.ts'
export { breadcrumbJsonLd } from './domain/seo/breadcrumbJsonLd.ts'
export { isIndexable } from './domain/seo/isIndexable.ts'
export type { JsonLd, JsonLdValue } from './domain/seo/jsonLd.ts'
export { newsPostJsonLd } from './domain/seo/newsPostJsonLd.ts'
export type { NewsPost } from './domain/seo/newsPostJsonLd.ts'
export { pageMeta } from './domain/seo/pageMeta.ts'
export type { PageFacts, PageMeta } from './domain/seo/pageMeta.ts'
export { pictureUrl } from './domain/seo/pictureUrl.ts'
export { productJsonLd } from './domain/seo/productJsonLd.ts'
export type { OptionOfferPrice } from './domain/seo/productJsonLd.ts'
export { returnPolicyJsonLd } from './domain/seo/returnPolicyJsonLd.ts'
export type { Site } from './domain/seo/site.ts'
export { structuredData } from './domain/seo/structuredData.ts'

export { addressSchema } from './domain/validation/addressSchema.ts'
export { belgianZipCode } from './domain/validation/belgianZipCode.ts'
export { checkField } from './domain/validation/checkField.ts'
export { customerKind } from './domain/validation/customerKind.ts'
export type { CustomerKind } from './domain/validation/customerKind.ts'
export { dutchZipCode } from './domain/validation/dutchZipCode.ts'
export { emailSchema } from './domain/validation/emailSchema.ts'
export type { EmailForm } from './domain/validation/emailSchema.ts'
export { fieldRules } from './domain/validation/fieldRules.ts'
export type { FieldState } from './domain/validation/fieldState.ts'
export type { FormSchema } from './domain/validation/formSchema.ts'
export { guestFormState } from './domain/validation/guestFormState.ts'
export { guestSchema } from './domain/validation/guestSchema.ts'
export type { GuestForm } from './domain/validation/guestSchema.ts'
export { isBelgianCompanyNumber } from './domain/validation/isBelgianCompanyNumber.ts'
export { isDutchVatId } from './domain/validation/isDutchVatId.ts'
export { isEmailAddress } from './domain/validation/isEmailAddress.ts'
export { isHouseNumber } from './domain/validation/isHouseNumber.ts'
export { isKvkNumber } from './domain/validation/isKvkNumber.ts'
export { isPersonName } from './domain/validation/isPersonName.ts'
export { isPhoneNumber } from './domain/validation/isPhoneNumber.ts'
export { loginSchema } from './domain/validation/loginSchema.ts'
export type { LoginForm } from './domain/validation/loginSchema.ts'
export { passwordRules } from './domain/validation/passwordRules.ts'
export { passwordStrength } from './domain/validation/passwordStrength.ts'
export type { PasswordStrength } from './domain/validation/passwordStrength.ts'
export { registrationSchema } from './domain/validation/registrationSchema.ts'
export { resetSchema } from './domain/validation/resetSchema.ts'
export type { ResetForm } from './domain/validation/resetSchema.ts'
export type { Rule } from './domain/validation/rule.ts'
export { validateForm } from './domain/validation/validateForm.ts'
export type { FormCheck } from './domain/validation/validateForm.ts'

export { exclOf } from './domain/vat/exclOf.ts'
export { inclOf } from './domain/vat/inclOf.ts'

export type { AccountPort } from './ports/AccountPort.ts'
export type { AnalyticsPort } from './ports/AnalyticsPort.ts'
export type { CartPort } from './ports/CartPort.ts'
export type { CataloguePort } from './ports/CataloguePort.ts'
export type { CheckoutPort, PayAnswer } from './ports/CheckoutPort.ts'
export type { ClockPort } from './ports/ClockPort.ts'
export type { ConfigPort } from './ports/ConfigPort.ts'
export type { Cookie, CookiesPort } from './ports/CookiesPort.ts'
export type { IdsPort } from './ports/IdsPort.ts'
export type { LoggerPort } from './ports/LoggerPort.ts'
export type { StoragePort } from './ports/StoragePort.ts'
export { AnswerMalformed, HostUnreachable, NotFound, Refused } from './ports/failures.ts'
export type { HostFailure } from './ports/failures.ts'

export { makeCartStore } from './state/makeCartStore.ts'
export type { CartControl, CartStoreParts } from './state/makeCartStore.ts'
export type { Store } from './state/store.ts'

export { makeShop } from './usecases/makeShop.ts'
export type { Known, Ports } from './usecases/makeShop.ts'
export type { Run } from './usecases/run.ts'
