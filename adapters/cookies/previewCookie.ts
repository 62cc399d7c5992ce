/** With it the backend answers as if a merchant's draft were published; the backend sets it, and takes it back when the draft is gone. */
export const previewCookie = 'shop_preview'
