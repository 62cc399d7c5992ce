import { Client } from 'pg'

/** Milliseconds before a lost connection is made anew. */
const reconnectPause = 1000
/** Milliseconds between questions that find out whether the connection still lives: one that only listens would never notice. */
const heartbeat = 30_000

const logLine = (error: Error): void => void process.stderr.write(`Postgres, listening: ${error.message}\n`)

/**
 * Listens for notifications on a channel, over a connection of its own that is made anew whenever it breaks. Resolves once it
 * listens, with how to stop; rejects when the first connection fails.
 * @param receive is called with each payload, and with null after a new connection, because some may have been missed
 */
export const connectListener = async (
  { url, channel, timeoutMs }: { readonly url: string; readonly channel: string; readonly timeoutMs: number },
  receive: (payload: string | null) => Promise<void>,
): Promise<() => Promise<void>> => {
  let current: Client | null = null
  let isStopped = false

  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, keepAlive: true })
    client.on('error', logLine)
    client.on('notification', ({ payload = '' }) => void receive(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    const beat = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), heartbeat)
    client.once('end', () => {
      clearInterval(beat)
      reconnect()
    })
  }

  const reconnect = (): void => {
    current = null
    if (isStopped) return
    setTimeout(() => {
      if (!isStopped) connect().then(() => receive(null), reconnect)
    }, reconnectPause).unref()
  }

  await connect()
  return async () => {
    isStopped = true
    await current?.end()
  }
}
