type Call = (method: string, path: string, body?: object) => Promise<Response>

/** Makes a guest's cart of one piece of each of these products before the page opens: `visitShop(href, { before: withCart(1002) })`. */
export const withCart =
  (...productIds: readonly number[]) =>
  async (call: Call): Promise<void> => {
    for (const productId of productIds) {
      const item = { id: String(productId), productId, quantity: 1, options: [] }
      const { data } = (await (await call('POST', '/api/v2/cart/lines', { item })).json()) as { readonly data: { readonly cUid: string } }
      // The browser's program keeps it in a cookie, from the answer (CRT-01).
      document.cookie = `es_cuid=${data.cUid}; Path=/`
    }
  }
