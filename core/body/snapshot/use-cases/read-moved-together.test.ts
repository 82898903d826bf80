import { expect, it } from 'vitest';
import { changingWeeks } from '#fixtures/body/weeks.ts';
import { actorFor, visitor, world } from '#fixtures/engine/world.ts';
import { refusalOf } from '#fixtures/engine/suites/home.ts';
import { aUser } from '#fixtures/people/users.ts';

it('what changed together is read by the member alone, from their own weeks', async () => {
  const [member, other] = [aUser(), aUser()];
  const snapshots = changingWeeks(member.id, 12);
  const { app } = world({ users: [member, other], snapshots });
  expect(await app.indicator.readMovedTogether(actorFor(member))).toEqual({
    weeks: 26,
    items: [{ habit: 'sleep', outcome: 'weight', way: 'OPPOSITE', times: 11, pairs: 11 }],
  });
  expect(await app.indicator.readMovedTogether(actorFor(other))).toEqual({ weeks: 26, items: [] });
  expect(await refusalOf(app.indicator.readMovedTogether(visitor))).toBe('access.sign_in_required');
});
