import { describe, expect, it } from 'vitest';
import { acceptedFiles, limitsOf, mediaTypeOf, refusalOf, refusalOfReady } from './file-limits.ts';

const megabyte = 1024 * 1024;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('what may be sent', () => {
  it('goes by what the browser calls a file, and by its name where that is nothing', () => {
    expect(mediaTypeOf(file('a.bin', 'image/png'))).toBe('IMAGE');
    expect(mediaTypeOf(file('IMG_1.HEIC', ''))).toBe('IMAGE');
    expect(mediaTypeOf(file('ghi-âm.webm', 'audio/webm;codecs=opus'))).toBe('AUDIO');
    expect(mediaTypeOf(file('bảng.csv', 'application/vnd.ms-excel'))).toBe('FILE');
    expect(mediaTypeOf(file('run.exe', 'application/x-msdownload'))).toBeUndefined();
    expect(mediaTypeOf(file('page.svg', 'image/svg+xml'))).toBeUndefined();
  });

  it.each([
    ['a page', file('a.html', 'text/html'), 'GENERAL', 'media.type_not_allowed'],
    ['a drawing with scripts', file('a.svg', 'image/svg+xml'), 'FEED', 'media.type_not_allowed'],
    ['a moving GIF', file('a.gif', 'image/gif'), 'CHAT', 'media.type_not_allowed'],
    ['a sound in a post', file('a.mp3', 'audio/mpeg'), 'FEED', 'media.type_not_allowed'],
    ['a sheet as evidence', file('a.xlsx', ''), 'EVIDENCE', 'media.type_not_allowed'],
    ['nothing', file('a.png', 'image/png', 0), 'GENERAL', 'media.unreadable'],
    ['a large picture', file('a.png', 'image/png', 11 * megabyte), 'GENERAL', 'media.too_large'],
    ['a large film', file('a.mp4', 'video/mp4', 101 * megabyte), 'GENERAL', 'media.too_large'],
  ] as const)('is refused before it leaves the device: %s', (_, given, purpose, code) => {
    expect(refusalOf(given, purpose)?.code).toBe(code);
  });

  it('may be larger where it is drawn smaller first', () => {
    expect(refusalOf(file('a.jpg', 'image/jpeg', 30 * megabyte), 'FEED')).toBeUndefined();
    expect(refusalOf(file('a.heic', '', 30 * megabyte), 'GENERAL')).toBeUndefined();
    expect(refusalOf(file('a.jpg', 'image/jpeg', 30 * megabyte), 'GENERAL')?.code).toBe('media.too_large');
    expect(refusalOf(file('a.jpg', 'image/jpeg', 61 * megabyte), 'FEED')?.params).toEqual({ megabytes: 10 });
  });

  it('is no longer than its purpose allows', () => {
    const long = { size: 1000, seconds: 601 };
    expect(refusalOfReady(long, 'VIDEO', 'GENERAL')).toMatchObject({
      code: 'media.too_long',
      params: { minutes: 10 },
    });
    expect(refusalOfReady(long, 'AUDIO', 'GENERAL')).toBeUndefined();
    expect(refusalOfReady(long, 'VIDEO', 'LEARNING')).toBeUndefined();
    expect(refusalOfReady({ size: 1000, seconds: null }, 'VIDEO', 'GENERAL')).toBeUndefined();
    expect(refusalOfReady({ size: 11 * megabyte, seconds: null }, 'IMAGE', 'FEED')?.code).toBe(
      'media.too_large',
    );
  });
});

describe('what is said before a file is chosen', () => {
  it('names formats, size and length', () => {
    expect(limitsOf('FEED')).toEqual([
      { type: 'IMAGE', formats: 'JPEG, PNG, WEBP, HEIC', megabytes: 10, minutes: null },
      { type: 'VIDEO', formats: 'MP4, MOV, WEBM', megabytes: 100, minutes: 10 },
    ]);
    expect(limitsOf('GENERAL').map(({ type }) => type)).toEqual(['IMAGE', 'VIDEO', 'AUDIO', 'FILE']);
    expect(limitsOf('GENERAL', ['IMAGE'])).toHaveLength(1);
  });

  it('is what the file input offers', () => {
    expect(acceptedFiles('GALLERY')).toContain('image/heic,.heic');
    expect(acceptedFiles('GALLERY')).not.toContain('video');
    expect(acceptedFiles('EVIDENCE')).toContain('.pdf');
    expect(acceptedFiles('EVIDENCE')).not.toContain('.docx');
    expect(acceptedFiles('GENERAL', ['IMAGE'])).not.toContain('.pdf');
  });
});
