import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostsOf, isAllowedVideo, requireAllowedVideo, videoOrigins } from './video-host.ts';

const hosts = ['video.example', 'films.example.vn'] as const;
const setting = hosts.join(' ');

describe('a video on another host', () => {
  it('is taken from the hosts that staff wrote down, by https', () => {
    for (const host of hosts) expect(requireAllowedVideo(`https://${host}/a.webm`, setting)).toContain(host);
    expect(requireAllowedVideo('https://VIDEO.example:443/a.webm', setting)).toContain('VIDEO');
  });

  it('is taken from no other, however its address is written', () => {
    for (const url of [
      'http://video.example/a.webm',
      'https://video.example:8443/a.webm',
      'https://video.example@evil.example/a.webm',
      'https://video.example.evil.example/a.webm',
      'https://evil.example/video.example/a.webm',
      'https://evil.example#video.example/',
      'https://video.example\\@evil.example/',
      '//video.example/a.webm',
      'https://video.example',
      '',
    ])
      expect(() => requireAllowedVideo(url, setting), url).toThrow('lesson.video_unusable');
    expect(() => requireAllowedVideo('https://video.example/a.webm', '')).toThrow('lesson.video_unusable');
  });

  it('of which an address is taken is one that pages may load, and the browser asks that very host', () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9.@:#?/\\%_-]{0,12}$/);
    fc.assert(
      fc.property(fc.tuple(part, fc.constantFrom(...hosts, 'evil.example'), part), (parts) => {
        const url = `https://${parts.join('')}`;
        if (!isAllowedVideo(url, hostsOf(setting))) return;
        expect(videoOrigins(setting)).toContain(new URL(url).origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
