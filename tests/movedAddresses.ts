const rug = '/product/1002/vloerkleed-zandvoort-blauw-160x230'
const requested = encodeURIComponent('/account/orders?page=2')

/** Addresses that lead to another page: rows, address, status of a first request, and target. */
export const moved: readonly (readonly [rows: string, from: string, status: number, to: string])[] = [
  ['RTE-11 a slash at the end goes, the query stays', '/vloerkleden/?sort=lowest-price', 301, '/vloerkleden?sort=lowest-price'],
  ['RTE-11 a slash at the end of the English front page goes', '/en/', 301, '/en'],
  ['RTE-03 a wrong slug leads to the right one, the query stays', '/product/1002/blauw-kleed?van=brief', 301, `${rug}?van=brief`],
  ['RTE-03 a missing slug is added', '/en/product/1002', 301, '/en/product/1002/rug-zandvoort-blue-160x230'],
  ['RTE-12 an old address leads to the new one', '/category/centrale?van=brief', 301, '/hubs?van=brief'],
  ['RTE-13 a rule of the shop owner moves for good', '/tapijten', 301, '/vloerkleden'],
  ['RTE-13 a rule of the shop owner moves for now', '/actie', 302, '/outlet'],
  ['RTE-13b a rule of the shop owner leads to the English page in English', '/en/carpets?van=brief', 301, '/en/rugs?van=brief'],
  ['RTE-14 the only product of a category stands in for it', '/maatwerk', 302, '/product/1001/vloerkleed-op-maat'],
  ['RTE-14 the query stays on the way to it', '/maatwerk?utm_source=x', 302, '/product/1001/vloerkleed-op-maat?utm_source=x'],
  ['RTE-11 RTE-12 an old address with a slash at its end takes one redirect', '/category/centrale/?van=brief', 301, '/hubs?van=brief'],
  ['RTE-12 an old English address takes one redirect', '/en/begin-nu/', 301, '/en/put-together'],
  ['RTE-05 an account begins with its overview', '/account?van=brief', 301, '/account/overview?van=brief'],
  ['RTE-05 an account begins with its overview in English too', '/en/account/', 301, '/en/account/overview'],
  ['RTE-07 a step by its English name in Dutch is called by its Dutch name', '/checkout/delivery', 301, '/checkout/bezorging'],
  ['RTE-10 the account asks for a login and remembers the page', '/account/orders?page=2', 302, `/account/login?return=${requested}`],
]
