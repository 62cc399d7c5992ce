/** The address that calls a number as it is shown. */
export const phoneAddress = (shown: string): string => `tel:${shown.replaceAll(/[^\d+]/g, '')}`

/** A conversation with the shop's number, which is international and has no plus sign. */
export const whatsappAddress = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`
