import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import { giveAppealLink } from '#core/people/sign-in/appeal-link.ts';
import { decisions } from '../case.ts';
import { allOfModeration, moderationDesk, type ModerationDesk } from '#fixtures/community/moderation-desk.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, system, visitor } from '#fixtures/engine/world.ts';

const feed = { targetKind: 'FEED', targetId: 'post' } as const;
const writer = { targetKind: 'USER', targetId: 'writer' } as const;
const reason = 'Xét lại.';
const text = 'Tôi không làm vậy.';

const lastSanction = (here: ModerationDesk) => here.rows('sanctions').at(-1)?.id ?? '';
const lastAppeal = (here: ModerationDesk) => here.rows('appeals').at(-1)?.id ?? '';

/** What an appeal has to bring back. */
const stateOf = (here: ModerationDesk, post: { state: string; reason: string | null }) => {
  const { status, statusReason, restrictedUntil } = here.userOf('writer');
  return { status, statusReason, restrictedUntil, ...post };
};

describe('an appeal', () => {
  it('is made once, by the person, within 30 days', async () => {
    const here = moderationDesk();
    await here.decide(writer, 'WARN');
    const id = lastSanction(here);
    expect(await refusalOf(here.use.fileAppeal(here.as.reporter, { id, text }))).toBe('sanction.not_found');
    expect(await refusalOf(here.use.fileAppeal(here.as.writer, { id, text: '  ' }))).toBe('input.required');
    const [before] = await here.use.listMySanctions(here.as.writer);
    expect(before).toMatchObject({ mayAppeal: true, appeal: null, appealUntil: after(noon, 30 * day) });
    await here.use.fileAppeal(here.as.writer, { id, text });
    expect(await refusalOf(here.use.fileAppeal(here.as.writer, { id, text }))).toBe('appeal.exists');
    const [own] = await here.use.listMySanctions(here.as.writer);
    expect(own).toMatchObject({ mayAppeal: false, appeal: { status: 'PENDING', text } });

    const late = moderationDesk();
    await late.decide(writer, 'WARN');
    late.clock.forward(30 * day);
    const tooLate = late.use.fileAppeal(late.as.writer, { id: lastSanction(late), text });
    expect(await refusalOf(tooLate)).toBe('appeal.too_late');
  });

  it('is decided by another person than the one who gave the sanction, and never by oneself', async () => {
    const here = moderationDesk();
    await here.decide(writer, 'WARN', {}, here.as.first);
    await here.use.fileAppeal(here.as.writer, { id: lastSanction(here), text });
    const id = lastAppeal(here);
    for (const use of [here.use.acceptAppeal, here.use.refuseAppeal]) {
      expect(await refusalOf(use(here.as.first, { id, reason }))).toBe('appeal.same_moderator');
      const self = actorFor(here.writer, allOfModeration);
      expect(await refusalOf(use(self, { id, reason }))).toBe('case.own');
    }
    expect((await here.use.getAppeal(here.as.first, id)).mayDecide).toBe(false);
    expect((await here.use.getAppeal(here.as.second, id)).mayDecide).toBe(true);
    expect(await here.use.refuseAppeal(here.as.second, { id, reason })).toMatchObject({ status: 'REFUSED' });
    expect(await refusalOf(here.use.acceptAppeal(here.as.root, { id, reason }))).toBe('appeal.not_pending');
  });

  it('that nobody made is not there, and a sanction is taken back once', async () => {
    const here = moderationDesk();
    for (const use of [here.use.acceptAppeal, here.use.refuseAppeal])
      expect(await refusalOf(use(here.as.second, { id: 'none', reason }))).toBe('appeal.not_found');
    await here.decide(writer, 'WARN');
    const lift = () => here.use.liftSanction(here.as.second, { id: lastSanction(here), reason });
    expect(await lift()).toMatchObject({ status: 'LIFTED' });
    expect(await refusalOf(lift())).toBe('sanction.not_active');
  });

  it('against user 1 is decided by user 1 only while there is no other', async () => {
    const here = moderationDesk();
    await here.decide(writer, 'WARN', {}, here.as.root);
    await here.use.fileAppeal(here.as.writer, { id: lastSanction(here), text });
    const accept = () => here.use.acceptAppeal(here.as.root, { id: lastAppeal(here), reason });
    expect(await refusalOf(accept())).toBe('appeal.same_moderator');
    const users = here.store.committed.table('users');
    for (const moderator of [here.first, here.second])
      users.set(moderator.id, { ...moderator, status: 'HOLD' });
    expect(await accept()).toMatchObject({ status: 'ACCEPTED' });
  });

  it('that is accepted brings everything back to what it was, whatever the decision', async () => {
    const step = fc.record({
      decision: fc.constantFrom(...decisions.filter((one) => one !== 'DISMISS')),
      days: fc.constantFrom(1, 7, 30),
      hide: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 3 }), step, async (earlier, last) => {
        const here = moderationDesk();
        for (const [index, choice] of earlier.entries()) {
          here.post(`earlier-${index}`, 'writer');
          await here.decide({ targetKind: 'FEED', targetId: `earlier-${index}` }, choice.decision, choice);
          here.clock.forward(60_000);
        }
        const post = here.post('post', 'writer');
        const before = stateOf(here, post);
        await here.decide(feed, last.decision, last);
        await here.react();
        const token = await giveAppealLink(here.ports)(
          here.ports.reads,
          here.userOf('writer'),
          here.clock.now(),
        );
        await here.use.fileAppeal(visitor, { id: lastSanction(here), text, token });
        await here.use.acceptAppeal(here.as.second, { id: lastAppeal(here), reason });
        await here.react();
        expect(stateOf(here, post)).toEqual(before);
        expect(here.caseOf(feed)).toMatchObject({ status: 'DECIDED', undoneAt: here.clock.now() });
      }),
      { numRuns: 40 },
    );
  });

  it('is possible from a refused sign-in, by a link for that alone that is used up', async () => {
    const here = moderationDesk();
    here.store.committed
      .table('credentials')
      .set('writer', { userId: 'writer', hash: hashOf('matkhau'), updatedAt: noon });
    await here.decide(writer, 'BAN');
    const device = { userAgent: '', address: '' };
    const signIn = (password: string) =>
      here.app.account.signIn(visitor, { email: here.writer.email, password, device });
    const refused = await signIn('matkhau').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainError);
    const { code, params } = refused as DomainError; // just expected
    expect([code, params['reason']]).toEqual(['auth.user_ban', 'Trái quy định.']);
    const wrong = await signIn('sai').catch((error: unknown) => error);
    expect((wrong as DomainError).params).toEqual({});

    const token = String(params['appealToken']);
    const [shown] = await here.use.readAppealableSanctions(visitor, token);
    expect(shown).toMatchObject({ kind: 'BAN', reason: 'Trái quy định.', mayAppeal: true });
    const id = shown?.id ?? '';
    expect(await refusalOf(here.use.fileAppeal(visitor, { id, text }))).toBe('access.sign_in_required');
    expect(await refusalOf(here.use.fileAppeal(visitor, { id, text, token: 'x' }))).toBe(
      'auth.token_invalid',
    );
    await here.use.fileAppeal(visitor, { id, text, token });
    expect(await refusalOf(here.use.readAppealableSanctions(visitor, token))).toBe('auth.token_invalid');

    const again = (await signIn('matkhau').catch((error: unknown) => error)) as DomainError;
    const next = String(again.params['appealToken']);
    here.clock.forward(day);
    expect(await refusalOf(here.use.readAppealableSanctions(visitor, next))).toBe('auth.token_expired');
  });

  it('is possible against what staff did to the account without a case', async () => {
    const here = moderationDesk();
    await here.app.account.setStatus(staff, { id: 'writer', status: 'HOLD', reason: 'Nghi ngờ.' });
    await here.react();
    const [sanction] = here.rows('sanctions');
    expect(sanction).toMatchObject({ kind: 'HOLD', caseId: null, givenBy: staff.id, reason: 'Nghi ngờ.' });
    await here.app.account.setStatus(staff, { id: 'writer', status: 'ACTIVE', reason: 'Ổn.' });
    await here.react();
    expect(here.rows('sanctions')).toMatchObject([{ status: 'LIFTED', endedBy: staff.id }]);
    expect(await here.use.endRestrictions(system)).toEqual({ ended: 0 });
  });
});
