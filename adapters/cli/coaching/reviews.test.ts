import { describe, expect, it } from 'vitest';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { cli } from '../testing/command-line.ts';

describe('reviews on the command line', () => {
  it('tell states, times and coins, and nothing of what was asked and answered', async () => {
    const here = desk();
    const { id } = await here.request();
    await here.answer(id);
    const listed = await cli(here, 'reviews', 'list', '--status', 'approved', '--coach', 'khoa@example.com');
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining(id) });
    expect(listed.out).toMatch(/Nguyễn Thị Hoà.*Trần Minh Khoa/);
    expect((await cli(here, 'reviews', 'list', '--status', 'pending')).out).not.toContain(id);
    const { out } = await cli(here, '--json', 'reviews', 'show', id);
    expect(JSON.parse(out)).toMatchObject({ id, status: 'APPROVED', price: 900, fee: 135, week: '2026-W47', releasedAt: null }); // prettier-ignore
    expect([listed.out, out].join('\n')).not.toMatch(/Giảm|heartDisease|goal/);
    expect((await cli(here, 'reviews', 'show', 'none')).code).toBe(4);
    expect((await cli(here, 'reviews', 'list', '--status', 'lost')).code).toBe(2);
  });
});
