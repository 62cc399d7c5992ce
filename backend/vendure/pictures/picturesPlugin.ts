import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { Allow, Permission, PluginCommonModule, VendurePlugin } from '@vendure/core'
import { merchantPictures } from '../../createDemoBackend.ts'
import { pictureWidths } from '../../records/ProductRecord.ts'
import type { Store } from '../../store/Store.ts'
import { pictureOptions, picturesPath } from './pictureStorage.ts'

/** Widths in px by the names that the dashboard has for them. */
const presets: Readonly<Record<string, number>> = { tiny: 50, thumb: 150, small: 300, medium: 500, large: 800 }

interface Size {
  readonly preset?: string
  /** px. */
  readonly w?: string
}

const widthFor = ({ preset, w }: Size): number => {
  const wanted = presets[preset ?? ''] ?? Number(w)
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths.at(-1) ?? 0
}

interface Reply {
  readonly set: (headers: Readonly<Record<string, string>>) => Reply
  readonly status: (status: number) => Reply
  readonly end: (body?: Uint8Array) => void
}

/** Shows administrators the pictures: in the shop they are when a product has them. */
const createController = (store: Store) => {
  const find = merchantPictures(store)
  class PicturesController {
    async show(name: string, size: Size, reply: Reply): Promise<void> {
      const found = await find(`${name}-${widthFor(size)}.webp`)
      if (found === null) reply.status(404).end()
      else
        reply
          .set({
            'Content-Type': found.type,
            'X-Content-Type-Options': 'nosniff',
            'Cache-Control': 'private, max-age=31536000, immutable',
          })
          .end(found.body)
    }
  }
  // Decorators as functions: Node does not read their syntax.
  const { prototype } = PicturesController
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'show') as PropertyDescriptor
  Get(':name')(prototype, 'show', descriptor)
  Allow(Permission.Authenticated)(prototype, 'show', descriptor)
  Param('name')(prototype, 'show', 0)
  Query()(prototype, 'show', 1)
  Res()(prototype, 'show', 2)
  Controller(picturesPath)(PicturesController)
  return PicturesController
}

/** Pictures that the merchant uploads. */
export const createPicturesPlugin = (store: Store) => {
  // Nest wants a class.
  class PicturesPlugin {
    readonly name = 'pictures'
  }
  VendurePlugin({
    imports: [PluginCommonModule],
    compatibility: '^3.7.0',
    controllers: [createController(store)],
    configuration: (config) => Object.assign(config, { assetOptions: pictureOptions(store) }),
  })(PicturesPlugin)
  return PicturesPlugin
}
