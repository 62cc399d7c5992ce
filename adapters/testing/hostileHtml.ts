/** HTML from an editor or an attacker of the backend. Both sanitisers must return the same. */
export const hostileHtml: readonly string[] = [
  '<h2>Verzorging</h2><p>Zacht &amp; <strong>warm</strong>, a < b en c > d</p>',
  '<table><tr><td>onafgesloten',
  '<a href="/planten">een link die niet eindigt',
  '<ul><li>een<li>twee',
  '<a href="produkten/1">hier</a> <a href="?a=1">daar</a> <a href="https://wol.example/">wol</a> <a href="mailto:a@b.nl">post</a>',
  '<a href="javascript:window.evil=1">een</a> <a href="data:text/html,x">twee</a> <a href="//evil.example">drie</a>',
  '<img src="https://evil.example/x.png" alt="weg">een <img src="/favicon.svg" alt="teken" onload="window.evil=1"> twee',
  '<script>window.evil=1</script><style>*{display:none}</style><svg onload="window.evil=1"><p>x</p></svg>',
  '<p style="position:fixed" class="c" id="root" onclick="window.evil=1">kaal</p><form action="/x"><input name="q">veld</form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.evil=1&gt;">',
]

/** Addresses of the links and pictures that stay, in order. */
export const persistedAddresses: readonly string[] = [
  '/planten',
  'produkten/1',
  '?a=1',
  'https://wol.example/',
  'mailto:a@b.nl',
  '/favicon.svg',
]
