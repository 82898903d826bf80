import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { contentOf } from '#core/content/post/post.ts';
import { bountyReference } from '#core/content/bounty/bounty.ts';
import { an, binh, chi, clerk, manager, reportScene } from '#fixtures/content/report-scene.ts';
import { aCategory, aPost } from '#fixtures/content/posts.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { actorFor, expectRefusal } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const actors = [an, binh, chi];
const editor = actorFor(aUser({ id: 'editor' }), ['post.update', 'post.manage']);

type Model = Readonly<{
  /** Who gave each report a vote of their own. */
  votes: Map<string, Set<string>>;
  /** What each is merged into. */
  parents: Map<string, string>;
}>;

const groupOf = ({ parents }: Model, id: string): readonly string[] => {
  const group = [id];
  for (const each of group) for (const [child, parent] of parents) if (parent === each) group.push(child);
  return group;
};
const votersOf = (model: Model, id: string): number =>
  new Set(groupOf(model, id).flatMap((each) => [...(model.votes.get(each) ?? [])])).size;

const openReports = async () => {
  const here = reportScene();
  const reports: string[] = [];
  for (const actor of [an, binh, chi, an]) {
    here.clock.forward(1000);
    const { id } = await here.file(actor);
    await here.publish(id);
    reports.push(id);
  }
  const owners = ['an', 'binh', 'chi', 'an'];
  const model: Model = {
    votes: new Map(reports.map((id, index) => [id, new Set([owners[index] ?? ''])])),
    parents: new Map(),
  };
  return { here, reports, model };
};
type Opened = Awaited<ReturnType<typeof openReports>>;

const which = fc.nat(3);
const who = fc.nat(2);
const voting = fc.record({
  does: fc.constantFrom('merge', 'unmerge', 'vote', 'unvote'),
  which,
  other: which,
  who,
});
type Voting = typeof voting extends fc.Arbitrary<infer One> ? One : never;

/** One step in the application, and in the model when it was allowed there. Answers whether it was. */
const playVoting = async ({ here, reports, model }: Opened, step: Voting): Promise<boolean> => {
  const { bugReport } = here;
  const [id = '', into = ''] = [reports[step.which], reports[step.other]];
  const actor = actors[step.who] ?? an;
  const works: Record<Voting['does'], () => Promise<unknown>> = {
    merge: () => bugReport.mergeReport(clerk, { id, into }),
    unmerge: () => bugReport.unmergeReport(clerk, id),
    vote: () => bugReport.voteForReport(actor, id),
    unvote: () => bugReport.takeVoteBack(actor, id),
  };
  try {
    await works[step.does]();
  } catch (error) {
    expectRefusal(error);
    return false;
  }
  const changes: Record<Voting['does'], () => void> = {
    merge: () => void model.parents.set(id, into),
    unmerge: () => void model.parents.delete(id),
    vote: () => void model.votes.get(id)?.add(actor.id),
    unvote: () => {
      for (const each of groupOf(model, id)) model.votes.get(each)?.delete(actor.id);
    },
  };
  changes[step.does]();
  return true;
};

describe('votes', () => {
  it('count each member once, as a plain model says, in whatever order reports are merged and taken apart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(voting, { maxLength: 30 }), async (sequence) => {
        const opened = await openReports();
        const { here, reports, model } = opened;
        for (const step of sequence) {
          await playVoting(opened, step);
          for (const id of reports) expect(await here.votesOf(id)).toBe(votersOf(model, id));
        }
        // Taken apart, each has its own votes again.
        for (const id of reports) await here.bugReport.unmergeReport(clerk, id).catch(expectRefusal);
        for (const id of reports) expect(await here.votesOf(id)).toBe(model.votes.get(id)?.size);
      }),
      { numRuns: byEffort(100, 10_000) },
    );
  }, 600_000);
});

const step = fc.record({
  does: fc.constantFrom(
    'merge',
    'unmerge',
    'accept',
    'resolve',
    'resolve for another amount',
    'decline',
    'reopen',
    'reopen own',
    'withdraw',
    'promise',
    'publish',
    'trash',
    'restore',
  ),
  which,
  other: which,
  who,
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const category = aCategory();
const drafts = ['draft-0', 'draft-1', 'draft-2', 'draft-3'];

/** Reports beside articles: both draw on the month's bounties. */
const openAll = async () => {
  const opened = await openReports();
  const { here } = opened;
  await here.ports.reads.categories.insert(category);
  for (const [index, id] of drafts.entries()) {
    const { id: authorId } = actors[index % actors.length] ?? an;
    const post = aPost({ id, authorId, status: 'PENDING', slug: `bai-${index}`, categoryId: category.id });
    await here.ports.reads.posts.insert(post, {
      postId: id, content: contentOf(post), change: 'NONE', reason: null, proposedAt: null, editedBy: authorId, version: 1, updatedAt: post.updatedAt,
    }); // prettier-ignore
  }
  return opened;
};

const play = async (
  { here, reports }: Opened,
  { does, which: first, other, who: by }: Step,
): Promise<unknown> => {
  const { bugReport, app } = here;
  const [id = '', into = ''] = [reports[first], reports[other]];
  const draft = drafts[first] ?? '';
  const actor = actors[by] ?? an;
  const version = async () => (await here.ports.reads.posts.find(draft))?.version ?? 0;
  const fixed = { id, outcome: 'FIXED', severity: 'LOW' } as const;
  const works: Record<Step['does'], () => Promise<unknown>> = {
    merge: () => bugReport.mergeReport(clerk, { id, into }),
    unmerge: () => bugReport.unmergeReport(clerk, id),
    accept: () => bugReport.acceptReport(clerk, { id, severity: 'HIGH' }),
    resolve: () => bugReport.resolveReport(clerk, fixed),
    'resolve for another amount': () => bugReport.resolveReport(manager, { ...fixed, amount: 700 + by }),
    decline: () =>
      bugReport.declineReport(clerk, { id, outcome: 'DUPLICATE', reason: 'Trùng báo cáo khác.' }),
    reopen: () => bugReport.reopenReport(clerk, id),
    'reopen own': () => bugReport.reopenOwnReport(actor, id),
    withdraw: () => bugReport.withdrawReport(actor, id),
    promise: () => app.post.setBounty(editor, { id: draft, amount: 300, coin: 'BASE_COIN' }),
    publish: async () => app.post.publishPost(editor, { id: draft, version: await version() }),
    trash: () => app.post.trashPost(editor, { id: draft, reason: 'Chưa dùng được.' }),
    restore: () => app.post.restorePost(editor, draft),
  };
  return works[does]();
};

describe('bounties', () => {
  it('are given at most once for each report and each article, and the books stay clean, in whatever order people act', async () => {
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (sequence) => {
        const opened = await openAll();
        const { here, reports } = opened;
        for (const each of sequence) {
          const worked = await play(opened, each).then(
            () => true,
            (error: unknown) => {
              expectRefusal(error);
              return false;
            },
          );
          if (worked) done.set(each.does, (done.get(each.does) ?? 0) + 1);
        }
        const paid = here.rows('postings').filter(({ account }) => account === 'USER');
        expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length);
        const known = [
          ...reports.map((id) => bountyReference({ kind: 'BUG_REPORT', id })),
          ...drafts.map((id) => bountyReference({ kind: 'POST', id })),
        ];
        expect(paid.filter(({ reference }) => !known.includes(reference ?? ''))).toEqual([]);
        // A report is paid for once, by itself or within a group.
        const covered = here.rows('bugReports').flatMap(({ paidAs }) => paidAs ?? []);
        const ofReports = paid.filter(({ reference }) => reference?.startsWith('bug:'));
        expect(new Set(covered).size).toBe(ofReports.length);
        expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
      }),
      { numRuns: byEffort(100, 10_000) },
    );
    // What is always refused proves nothing.
    expect([...done.keys()].toSorted()).toEqual([...new Set(['merge', 'unmerge', 'accept', 'resolve', 'resolve for another amount', 'decline', 'reopen', 'reopen own', 'withdraw', 'promise', 'publish', 'trash', 'restore'])].toSorted()); // prettier-ignore
  }, 600_000);
});
