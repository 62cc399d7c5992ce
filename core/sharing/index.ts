/** Carts and wishlists that are shared by a link. */
export type { OwnShare, SharingActions, SharingActionsDeps } from './createSharingActions.ts'
export { buyableLine, sharedCart, sharedWishlist } from './share.ts'
export type { MadeShare, Share, SharedLine, ShareKind } from './share.ts'
export type { SharingPort } from './SharingPort.ts'
