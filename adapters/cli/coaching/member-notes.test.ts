import { describe, expect, it } from 'vitest';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { run } from '../run.ts';

const cli = async ({ app, ports }: ReturnType<typeof desk>, ...words: string[]) => {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await run(words, {
    console: {
      out: (text) => void out.push(text),
      error: (text) => void errors.push(text),
      input: (async function* () {})(), // nobody types
      isTerminal: false,
      showsTables: true,
    },
    environment: 'test',
    openApplication: async () => ({ app, ports, databaseUrl: '', close: async () => undefined }),
    openDatabase: async () => ({ url: '', close: async () => undefined }),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
};

describe('member-notes list', () => {
  it('shows whose note it is and how long, a page at a time, and nothing of what it says', async () => {
    const here = desk();
    await here.request();
    const text = 'Đau gối trái khi chạy.';
    await here.app.coaching.keepMemberNote(here.asCoach, { memberId: here.member.id, text, version: 0 });

    const listed = await cli(here, 'member-notes', 'list', '--coach', 'khoa@example.com');
    expect(listed).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Trần Minh Khoa.*Nguyễn Thị Hoà.*22/),
    });
    expect(listed.out.split('\n').at(-1)).toBe('1 in all.');
    const { out } = await cli(here, '--json', 'member-notes', 'list', '--member', 'hoa@example.com');
    expect(JSON.parse(out)).toEqual({
      coachId: here.coach.id,
      coachName: 'Trần Minh Khoa',
      memberId: here.member.id,
      memberName: 'Nguyễn Thị Hoà',
      length: 22,
      updatedAt: here.clock.now().toISOString(),
    });
    expect([listed.out, out].join('\n')).not.toContain('gối');
    expect((await cli(here, 'member-notes', 'list', '--coach', 'hoa@example.com')).out).not.toContain('Khoa');
    expect((await cli(here, 'member-notes', 'list', '--as', 'khoa@example.com')).code).toBe(3);
  });
});
