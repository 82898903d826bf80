import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('message-terms.mjs', import.meta.url));

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (
  file: string,
  text: string,
): Readonly<{ status: number | null; lines: readonly string[]; last: string | undefined }> => {
  folder = mkdtempSync(join(tmpdir(), 'message-terms-'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  return { status, lines: lines.slice(0, -1), last: lines.at(-1) };
};
const message = (text: string, id = 'review.title') => JSON.stringify({ [id]: text });

const vi = 'ui/member-web/coaching/review/messages/vi.json';
const en = 'core/kernel/messages/en.json';

describe('the terms of messages', () => {
  it.each([
    ['a Vietnamese term', vi, message('Xem dòng thời gian'), 'review.title: dòng thời gian → tiến trình'],
    ['a term that begins a sentence', vi, message('Chép mã'), 'review.title: chép → sao chép'],
    ['a share with a space', vi, message('Đã học 20 %.'), 'review.title: `/[\\d}] %/` → '],
    ['an English term', en, message('Verify your email first.'), 'review.title: verify your email → confirm'],
    ['a term inside a plural', en, message('{n, plural, other {# mails}}'), 'review.title: mails → email'],
    ['a term beside a fine phrase', vi, message('Sao chép rồi chép lại'), 'review.title: chép → sao chép'],
    [
      'a term of a mail',
      'core/platform/notification/mail-template-texts.ts',
      "  welcome: {\n    vi: {\n      subject: 'Chào',\n    },\n    en: {\n      subject: 'Your request was refused',\n",
      '6: refused → decline',
    ],
    [
      'a term of a label',
      'core/body/indicator/labels.ts',
      "  SLIM: { en: 'Slim', vi: 'Hơi gầy' },\n",
      '1: slim → slightly underweight',
    ],
  ])('refuse %s', (_what, file, text, finding) => {
    const { status, lines } = check(file, text);
    expect(lines).toEqual([expect.stringContaining(`${file}: ${finding}`)]);
    expect(status).toBe(1);
  });

  it.each([
    ['a longer word', vi, message('Thẻ máy này nọ').replace('này', 'nàyx')],
    ['a phrase that may hold the term', vi, message('Sao chép liên kết')],
    ['the name of a place', en, message('Order {memo} is ready')],
    ['a term of the other language', en, message('Đường dẫn')],
    ['a message that may hold the term', vi, message('Đường dẫn', 'console.products.slug')],
  ])('let %s pass', (_what, file, text) => {
    const { status, lines, last } = check(file, text);
    expect(lines).toEqual([]);
    expect(last).toBe('terms of messages: 1 texts, 0 refused');
    expect(status).toBe(0);
  });
});
