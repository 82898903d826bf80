import { describe, expect, it } from 'vitest';
import { box, createProgress } from './progress.ts';

describe('the lines of a start', () => {
  it('name each step with its time, and the one that failed', async () => {
    let written = '';
    const progress = createProgress({ write: (text: string) => (written += text) });
    await progress.step(
      'schema',
      () => 3,
      (count) => `${count} migrations`,
    );
    await expect(progress.step('database', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');

    expect(written).toMatch(/^ {2}✓ schema: 3 migrations \(0\.\d\d s\)\n {2}✗ database\n$/);
  });

  it('stand in a frame whose sides are straight, whatever the language', () => {
    const drawn = box([
      'Fitboard đang chạy',
      '',
      ['Thành viên', 'http://localhost:3000'],
      ['Staff', 'x'],
    ]).split('\n');

    expect(new Set(drawn.map((line) => [...line.normalize('NFC')].length)).size).toBe(1);
    expect(drawn[3]).toBe('│  Thành viên   http://localhost:3000  │');
    expect(drawn[4]).toContain('│  Staff        x');
  });
});
