import { setTimeout as pause } from 'node:timers/promises'
import { stopRunning } from './runningPostgres.ts'
import { withUsers } from './users.ts'

/*
 * Stops an unused Postgres: `node keeper.ts <its data> <its users>`. Programs stop it themselves when they end; this is a separate process,
 * because a killed program cannot.
 */
const [data = '', users = ''] = process.argv.slice(2)

const isOver = (): Promise<boolean> =>
  withUsers(users, async ({ count }) => {
    if (count() > 0) return false
    await stopRunning(data)
    return true
  })

while (!(await isOver())) await pause(500)
