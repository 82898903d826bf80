import { describe, expect, it } from 'vitest';
import { refusalOf, staff, visitor } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';

const open = async () => {
  const here = school();
  const { document } = await here.publish();
  const { community } = here.app;
  const subject = { subjectType: 'LESSON', subjectId: document } as const;
  return {
    ...here,
    community,
    document,
    say: (text: string) => community.addComment(here.asLearner, { ...subject, text }),
    read: (actor = here.asLearner) => community.listComments(actor, subject),
    audits: () => here.rows('auditLog').map(({ action }) => action),
  };
};

describe('comments on a lesson', () => {
  it('are taken no more while its author has locked them, and can be read', async () => {
    const { community, document, asAuthor, say, read, audits } = await open();
    await say('Dễ hiểu quá!');
    const before = audits();
    expect(await community.lockLesson(asAuthor, document)).toEqual({ locked: true });
    expect(await community.lockLesson(asAuthor, document)).toEqual({ locked: true });
    expect(await read()).toMatchObject({ locked: true, mayLock: false, items: [{ text: 'Dễ hiểu quá!' }] });
    expect(await read(asAuthor)).toMatchObject({ locked: true, mayLock: true });
    expect(await refusalOf(say('Còn nữa'))).toBe('comment.locked');
    expect(await community.unlockLesson(asAuthor, document)).toEqual({ locked: false });
    await say('Còn nữa');
    expect((await read()).items).toHaveLength(2);
    // One's own lesson is nobody else's business.
    expect(audits()).toEqual(before);
  });

  it('are locked by nobody but those who are said to', async () => {
    const { community, document, asLearner, asOther, read } = await open();
    for (const actor of [asLearner, asOther]) {
      expect(await refusalOf(community.lockLesson(actor, document))).toBe('lesson.not_found');
      expect(await read(actor)).toMatchObject({ locked: false, mayLock: false });
    }
    expect(await refusalOf(community.lockLesson(visitor, document))).toBe('access.sign_in_required');
  });

  it('are locked by staff who keep order, and the log says so once', async () => {
    const { community, document, read, audits } = await open();
    const before = audits().length;
    for (let times = 0; times < 2; times += 1) await community.lockLesson(staff, document);
    expect(await read(staff)).toMatchObject({ locked: true, mayLock: true });
    await community.unlockLesson(staff, document);
    expect(audits().slice(before)).toEqual(['lesson.lock', 'lesson.unlock']);
    expect(await refusalOf(community.lockLesson(staff, 'none'))).toBe('lesson.not_found');
  });
});
