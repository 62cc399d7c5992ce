import { setTimeout as pause } from 'node:timers/promises'
import { stopRunning } from './runningPostgres.ts'
import { withUsers } from './users.ts'

/*
 * Stops a Postgres that nobody uses any more: `node keeper.ts <its data> <its users>`. Programs stop it themselves when they end; this is a
 * process of its own because a program that is killed cannot.
 */
const [data = '', users = ''] = process.argv.slice(2)

const isOver = (): Promise<boolean> =>
  withUsers(users, async ({ count }) => {
    if (count() > 0) return false
    await stopRunning(data)
    return true
  })

while (!(await isOver())) await pause(500)
