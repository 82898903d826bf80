import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { captionReader } from './captions.ts';

const refusalOf = (file: string): string | null => {
  try {
    captionReader.read(file);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe('captionReader', () => {
  it('reads WebVTT with notes, settings and markup as plain words', () => {
    const file = `WEBVTT - Đo vòng eo

NOTE viết tay

1
00:00.000 --> 00:03.200 align:start
<v Lan>Đứng <b>thẳng</b>.</v>

00:01:05.500 --> 00:01:07.000
Hít vào &amp; thở ra
từ từ`;
    expect(captionReader.read(file)).toEqual([
      { from: 0, to: 3_200, text: 'Đứng thẳng.' },
      { from: 65_500, to: 67_000, text: 'Hít vào & thở ra\ntừ từ' },
    ]);
  });

  it('reads SubRip with a byte order mark and lines of Windows, in order', () => {
    const file =
      '\uFEFF2\r\n00:00:04,000 --> 00:00:05,000\r\nHai\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nMột\r\n';
    expect(captionReader.read(file)).toEqual([
      { from: 1_000, to: 2_000, text: 'Một' },
      { from: 4_000, to: 5_000, text: 'Hai' },
    ]);
  });

  it('makes text of script', () => {
    const [cue] = captionReader.read(
      'WEBVTT\n\n00:00.000 --> 00:01.000\n<script>alert(1)</script><img src=x onerror=alert(1)>Chào',
    );
    expect(cue?.text).toBe('alert(1)Chào');
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Chào</p>'],
    ['times that run backwards', 'WEBVTT\n\n00:05.000 --> 00:01.000\nChào'],
    ['a cue without words', 'WEBVTT\n\n00:00.000 --> 00:01.000\n<b></b>'],
    ['a cue that is too long', `WEBVTT\n\n00:00.000 --> 00:01.000\n${'a'.repeat(501)}`],
    [
      'too many cues',
      `WEBVTT\n\n${Array.from({ length: 2_001 }, () => '00:00.000 --> 00:01.000\nA').join('\n\n')}`,
    ],
    ['a file that is too large', `WEBVTT\n\n00:00.000 --> 00:01.000\n${'a'.repeat(600_000)}`],
  ])('refuses %s', (_, file) => {
    expect(refusalOf(file)).toBe('lesson.captions_invalid');
  });
});
