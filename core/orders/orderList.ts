/** One article of a list with how many pieces of it are wanted. */
export interface WantedArticle {
  readonly productId: number
  readonly quantity: number
}

/** A parsed list. */
export interface OrderList {
  /** Each article once, in the order of the list. */
  readonly wanted: readonly WantedArticle[]
  /** Lines that are no article number with a quantity, as they were typed. */
  readonly unread: readonly string[]
}

/** Most pieces of one line that the backend takes. */
const most = 9999
/** An article number, with or without letters before it, and a quantity behind any separator; without one it is one piece. */
const line = /^(?:\p{L}{1,5}[- ]?)?(\d{1,9})(?:\s*[\s;,:x×*]\s*(\d{1,4}))?$/iu

/** Reads a list of article numbers with quantities, a line each: "VK-1002 3", "1002;3", or as a table is pasted. */
export const readOrderList = (text: string): OrderList => {
  const wanted = new Map<number, number>()
  const unread: string[] = []
  for (const typed of text.split(/\r?\n/).map((one) => one.trim())) {
    if (typed === '') continue
    const [, number = '', pieces = '1'] = line.exec(typed) ?? []
    const [productId, quantity] = [Number(number), Number(pieces)]
    if (productId === 0 || quantity === 0) unread.push(typed)
    else wanted.set(productId, Math.min(most, (wanted.get(productId) ?? 0) + quantity))
  }
  return { wanted: Array.from(wanted, ([productId, quantity]) => ({ productId, quantity })), unread }
}
