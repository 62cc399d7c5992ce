import { RequestContextService, TransactionalConnection, User } from '@vendure/core'
import type { RequestContext } from '@vendure/core'
import type { INestApplicationContext } from '@nestjs/common'
import { languageCodes } from './inBothLanguages.ts'

/** Makes contexts with all rights, for work that nobody in the dashboard starts. */
export const createContexts = (app: INestApplicationContext, identifier: string): (() => Promise<RequestContext>) => {
  const users = app.get(TransactionalConnection).rawConnection.getRepository(User)
  return async () => {
    const user = await users.findOneOrFail({ where: { identifier }, relations: { roles: { channels: true } } })
    return app.get(RequestContextService).create({ apiType: 'admin', user, languageCode: languageCodes.nld })
  }
}
