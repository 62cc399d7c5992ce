import { chromium } from '@playwright/test'
import http from 'node:http'
import { runShop } from './bench/runningShop.ts'
import { chooseBefore } from './chooseBefore.ts'
import { browserFile } from './browserFile.cjs'
const shop = await runShop()
const pause = (ms:number)=>new Promise(r=>setTimeout(r,ms))
const server = http.createServer(async (req,res)=>{
  const answer = await fetch(shop.url+req.url, {headers:{...Object.fromEntries(Object.entries(req.headers).filter(([k])=>!['host','connection','accept-encoding'].includes(k))) as any,'accept-encoding':'identity'}, redirect:'manual'})
  const body = Buffer.from(await answer.arrayBuffer())
  const headers:any = Object.fromEntries(answer.headers); delete headers['content-length']; delete headers['content-encoding']; delete headers['transfer-encoding']
  res.writeHead(answer.status, headers)
  if (!(headers['content-type']??'').includes('html')) return res.end(body)
  const n = 14; for (let i=0;i<n;i++){ res.write(body.subarray(Math.floor(i*body.length/n), Math.floor((i+1)*body.length/n))); await pause(120) }
  res.end()
}).listen(3999)
const browser = await chromium.launch({ executablePath: browserFile() })
for (const width of [390,768,1280]) for (const path of ['/','/verlichting','/product/2205','/product/1002','/product/1001/vloerkleed-op-maat','/contact','/account/login','/zoeken?q=kleed']) {
const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'nl-NL' })
await chooseBefore(context, undefined, 'http://127.0.0.1:3999')
const page = await context.newPage()
await page.addInitScript(() => { const all:any[]=[]; Object.assign(window,{all}); const name=(n:any)=> n? `${n.nodeName}.${String(n.className?.baseVal ?? n.className).slice(0,20)}#${n.id} ${(n.textContent??'').slice(0,30)}`:'null'
 new PerformanceObserver(l=>{ for (const e of l.getEntries() as any) all.push([+e.value.toFixed(4), Math.round(e.startTime), e.sources.map((s:any)=>[name(s.node), [s.previousRect.x,s.previousRect.y,s.previousRect.width,s.previousRect.height].join(), [s.currentRect.x,s.currentRect.y,s.currentRect.width,s.currentRect.height].join()].join(' | '))]) }).observe({type:'layout-shift',buffered:true}) })
await page.goto('http://127.0.0.1:3999'+path, { waitUntil: 'networkidle' })
await pause(500)
const all = await page.evaluate(()=>(window as any).all)
console.log(width, path, all.reduce((s:number,e:any)=>s+e[0],0).toFixed(4))
for (const e of all) if (e[0]>.0005) console.log('   ', JSON.stringify(e))
await context.close()
}
await browser.close(); server.close(); await shop.stop(); process.exit()
