import { expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import { actorFor, refusalOf } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';
import { aUser } from '#fixtures/people/users.ts';

const staffWith = (...granted: Permission[]) => actorFor(aUser(), granted);

it('shows staff who read what is written the files of it, and others the cover of what is published', async () => {
  const here = school();
  const { media } = here.app;
  await here.write();
  const readers = (['knowledge.view', 'knowledge.update', 'knowledge.manage'] as const).map((right) =>
    staffWith(right),
  );
  for (const reader of readers) expect((await media.getMediumUrl(reader, here.film.id)).type).toBe('VIDEO');
  const held = actorFor(aUser({ status: 'HOLD' }), ['knowledge.view']);
  for (const stranger of [here.asLearner, staffWith('payment.view'), held])
    for (const { id } of [here.film, here.cover])
      expect(await refusalOf(media.getMediumUrl(stranger, id))).toBe('media.not_found');

  await here.publish();
  expect((await media.getMediumUrl(here.asLearner, here.cover.id)).type).toBe('IMAGE');
  expect(await refusalOf(media.getMediumUrl(here.asLearner, here.film.id))).toBe('media.not_found');
});
