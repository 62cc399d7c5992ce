import { parentPort } from 'node:worker_threads'
import { drawPicture } from './drawPicture.ts'
import type { DrawnPicture } from './drawPicture.ts'
import { readPictureName } from './names/pictureName.ts'

/** What the studio asks of its worker. */
export interface DrawingOrder {
  readonly name: string
  readonly width: number
}

/** The drawing, or what went wrong. */
export type DrawingAnswer = { readonly picture: DrawnPicture } | { readonly problem: string }

const answerTo = ({ name, width }: DrawingOrder): DrawingAnswer => {
  const read = readPictureName(name)
  if (read === null) return { problem: `No picture is called ${name}` }
  try {
    return { picture: drawPicture(read, width) }
  } catch (problem) {
    return { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}

parentPort?.on('message', (order: DrawingOrder) => {
  const answer = answerTo(order)
  parentPort?.postMessage(answer, 'picture' in answer ? [answer.picture.bytes.buffer as ArrayBuffer] : [])
})
