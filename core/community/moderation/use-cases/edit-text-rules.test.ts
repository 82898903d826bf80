import { describe, expect, it } from 'vitest';
import { actorFor, refusalOf, staff, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const rule = { kind: 'WORD', pattern: 'lừa đảo', action: 'FLAG' } as const;

describe('a text rule', () => {
  it('is made, changed and deleted with a line in the log for each, and then is not there', async () => {
    const here = world();
    const { community } = here.app;
    const { id, version } = await community.createTextRule(staff, rule);
    await community.updateTextRule(staff, { ...rule, id, action: 'REFUSE', version });
    expect(await refusalOf(community.updateTextRule(staff, { ...rule, id, version }))).toBe('version.stale');
    expect(await community.getTextRule(staff, id)).toMatchObject({ action: 'REFUSE', version: version + 1 });
    await community.deleteTextRule(staff, id);
    for (const work of [
      community.getTextRule(staff, id),
      community.deleteTextRule(staff, id),
      community.updateTextRule(staff, { ...rule, id, version: version + 1 }),
    ])
      expect(await refusalOf(work)).toBe('text_rule.not_found');
    const actions = here.rows('auditLog').map(({ action }) => action);
    expect(actions).toEqual(['text_rule.create', 'text_rule.update', 'text_rule.delete']);
  });

  it('is nothing to members, nor to staff who only look', async () => {
    const { community } = world().app;
    const user = aUser();
    for (const actor of [actorFor(user), actorFor(user, ['feed.view'])])
      expect(await refusalOf(community.createTextRule(actor, rule))).toBe('access.not_authorized');
  });
});
