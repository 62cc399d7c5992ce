/** A printed article number as it is looked up: spaces, hyphens and small letters make no difference, so `vk 1002` is `VK-1002`. */
export const articleKey = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
