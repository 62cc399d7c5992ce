import { describe, expect, it } from 'vitest'
import { contentPolicy } from './contentPolicy.server.ts'
import { outsideOrigins } from '../../features/consent/outsideOrigins.server.ts'

const inline = { script: "'sha256-s'", styles: ["'sha256-a'", "'sha256-b'"] }
const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]))

describe('the Content-Security-Policy of a page', () => {
  it('CNS-04 without third-party scripts the policy allows the shop alone', () => {
    const policy = directives(contentPolicy(inline))
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-s'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:'])
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['thuishaven-html', 'thuishaven-data', 'dompurify'])
  })

  it('CNS-04 the policy names the hosts of the configuration, each once and where it is needed', () => {
    const policy = directives(
      contentPolicy(
        inline,
        outsideOrigins([
          {
            kind: 'script',
            url: 'https://tag.example/tag.js?id=G-1',
            talksTo: ['https://measure.example', 'https://measure.example/collect'],
          },
          { kind: 'stylesheet', url: 'https://style.example/a.css', talksTo: [] },
        ]),
      ),
    )
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-s'", 'https://tag.example'])
    expect(policy.get('trusted-types')).toContain('thuishaven-scripts')
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://tag.example', 'https://measure.example'])
    expect(policy.get('style-src')?.at(-1)).toBe('https://style.example')
    expect(policy.get('font-src')).toEqual(["'self'", 'https://style.example'])
  })

  it('CNS-04 no text of the configuration widens the policy', () => {
    const urls = [
      'https://a.example; script-src *',
      'https://*.example/x.js',
      "'unsafe-inline'",
      'data:text/javascript,1',
      '*',
      'http://a.example/x.js',
    ]
    const policy = contentPolicy(inline, outsideOrigins(urls.map((url) => ({ kind: 'script' as const, url, talksTo: [url] }))))
    expect(policy).toBe(contentPolicy(inline))
    expect(policy).not.toContain('*')
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  })
})
