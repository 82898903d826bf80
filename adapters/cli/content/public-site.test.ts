import { describe, expect, it } from 'vitest';
import { aContactMessage, aPageVersion, aQuestion } from '#fixtures/content/public-site.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { terminal } from '../testing/command-line.ts';

const open = () => {
  const here = world({
    roles: [aRole({ id: 'clerk', permissions: ['post.view'] })],
    users: [aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'clerk' })],
    pageVersions: [aPageVersion({ id: 'about' }), aPageVersion({ id: 'privacy', key: 'privacy' })],
    questions: [
      aQuestion({ id: 'password', slug: 'doi-mat-khau' }),
      aQuestion({ id: 'refund', slug: 'hoan-phi', category: 'RETURN_REFUND' }),
    ],
    contactMessages: [
      aContactMessage({ id: 'message', email: 'hanh@example.com' }),
      aContactMessage({ id: 'other', status: 'CLOSED' }),
    ],
  });
  return { ...here, ...terminal(here) };
};

describe('pages on the command line', () => {
  it('are listed, published, asked about again, and withdrawn', async () => {
    const { type, out, rows } = open();
    expect(await type('pages list')).toBe(0);
    expect(out.at(-1)).toContain('about-us');
    expect(await type('pages publish about-us')).toBe(0);
    expect(out.at(-1)).toBe('about-us: text 2 is published.');
    expect(await type('pages publish privacy --from 2026-12-24T00:00:00+07:00 --ask-again')).toBe(0);
    expect(rows('consentVersions').map(({ version }) => version)).toContain('2026-12-24');
    expect(await type('pages withdraw privacy')).toBe(0);
    expect(rows('consentVersions').map(({ version }) => version)).not.toContain('2026-12-24');
  });

  it('are refused to people without the right, and with a day that is none', async () => {
    const { type, errors } = open();
    expect(await type('pages publish privacy --as clerk@example.com')).not.toBe(0);
    expect(errors.at(-1)).toContain('access.not_authorized');
    expect(await type('pages publish privacy --from tomorrow')).not.toBe(0);
    expect(errors.at(-1)).toContain('2026-12-24T06:00:00+07:00');
    expect(await type('pages publish nothing')).not.toBe(0);
    expect(errors.at(-1)).toContain('page.not_found');
  });
});

describe('questions on the command line', () => {
  it('are listed by category and words, and deleted', async () => {
    const { type, out, errors, rows } = open();
    expect(await type('questions list --category return_refund')).toBe(0);
    expect(out.join('\n')).toContain('hoan-phi');
    expect(out.join('\n')).not.toContain('doi-mat-khau');
    expect(await type('questions list --search "doi mat khau"')).toBe(0);
    expect(out.join('\n')).toContain('doi-mat-khau');
    expect(await type('questions delete refund')).toBe(0);
    expect(rows('questions').map(({ id }) => id)).toEqual(['password']);
    expect(await type('questions delete refund')).not.toBe(0);
    expect(errors.at(-1)).toContain('question.not_found');
    expect(await type('questions list --category nothing')).not.toBe(0);
  });
});

describe('messages on the command line', () => {
  it('are read, answered and put away', async () => {
    const { type, out, errors, events, rows } = open();
    expect(await type('contact list --status new')).toBe(0);
    expect(out.join('\n')).toContain('hanh@example.com');
    expect(out.join('\n')).not.toContain('CLOSED');
    expect(await type('contact show message')).toBe(0);
    expect(out.at(-1)).toContain('gói tháng');
    expect(await type('contact reply message --text "Bạn đổi được trong phần Tài khoản."')).toBe(0);
    expect(out.at(-1)).toContain('message is ANSWERED');
    expect(events('contact.answered')).toHaveLength(1);
    expect(await type('contact move message close')).toBe(0);
    expect(rows('contactMessages').find(({ id }) => id === 'message')?.status).toBe('CLOSED');
    expect(await type('contact move message lose')).not.toBe(0);
    expect(errors.at(-1)).toContain('close, reopen, spam');
    expect(await type('contact reply message --text ngắn')).not.toBe(0);
    expect(await type('contact show nothing')).not.toBe(0);
    expect(errors.at(-1)).toContain('contact.not_found');
  });
});

describe('maintenance on the command line', () => {
  it('closes the site until a moment, says so, and opens it again', async () => {
    const { type, out, errors, ports } = open();
    expect(await type('maintenance on --until 2026-12-24T06:00:00+07:00')).toBe(0);
    expect(await ports.reads.settings.read()).toMatchObject({
      maintenance: true,
      maintenanceUntil: '2026-12-23T23:00:00.000Z',
    });
    expect(await type('maintenance show')).toBe(0);
    expect(out.at(-1)).toBe('Closed until 2026-12-23T23:00:00.000Z.');
    expect(await type('maintenance off')).toBe(0);
    expect(await ports.reads.settings.read()).toMatchObject({ maintenance: false, maintenanceUntil: null });
    expect(await type('maintenance on --until later')).not.toBe(0);
    expect(await type('maintenance on --as clerk@example.com')).not.toBe(0);
    expect(errors.at(-1)).toContain('access.not_authorized');
    expect((await ports.reads.settings.read()).maintenance).toBe(false);
  });
});
