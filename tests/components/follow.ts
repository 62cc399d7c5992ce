/** Follows a link to any address within the open page, as the shop's own links are followed. */
export const follow = (href: string): void => {
  const link = Object.assign(document.createElement('a'), { href })
  document.body.append(link)
  link.click()
  link.remove()
}
