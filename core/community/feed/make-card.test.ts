import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fields, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { goalMetrics, type GoalMetric, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import { card as cardOnTheWire } from '#http/community/contract/feed.ts';
import { anyInputs, profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cardKeys, mostCardFields, type CardKey } from './card.ts';

const author = aUser({ isPublic: true });
const asAuthor = actorFor(author);
const weeks = ['2026-W46', '2026-W47'] as const;
const saved = (inputs: readonly ProfileInputs[]): readonly Snapshot[] =>
  inputs.map((each, index) =>
    aSnapshot({ userId: author.id, id: `week-${index}`, week: weeks[index] ?? weeks[1], inputs: each }),
  );

/** What a visitor is sent of a post with this card; null: there is none to be made. */
const cardAsSent = async (snapshots: readonly Snapshot[], chosen: readonly CardKey[]) => {
  const { app } = world({ users: [author], snapshots });
  const choice = { kind: 'WEEK_CHANGE', sourceId: 'week-1', fields: chosen } as const;
  try {
    const { id } = await app.community.postToFeed(asAuthor, { text: '', card: choice });
    return cardOnTheWire.encode((await app.community.getFeedPost(visitor, id)).card as never); // encode drops what the contract does not list
  } catch (error) {
    expect(error).toMatchObject({ code: 'feed.card_invalid' });
    return null;
  }
};

const isMeasured = (key: CardKey): key is CardKey & keyof typeof fields => Object.hasOwn(fields, key);
const measuredKeys = cardKeys.filter(isMeasured);

/** The chosen measurements of the one, all else of the other. */
const mixed = (kept: ProfileInputs, other: ProfileInputs, chosen: readonly CardKey[]): ProfileInputs => {
  const section = <Section extends object>(mine: Section, others: Section): Section => ({
    ...others,
    ...Object.fromEntries(Object.entries(mine).filter(([key]) => chosen.some((one) => one === key))),
  });
  return {
    ...other,
    body: section(kept.body, other.body),
    strength: section(kept.strength, other.strength),
  };
};

const chosenOf = <Key extends CardKey>(keys: readonly Key[]) =>
  fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: mostCardFields });

describe('the JSON of a card', () => {
  it('has a line for each chosen field and for no other, whatever the weeks say', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(anyInputs, anyInputs, chosenOf(cardKeys), async (first, last, chosen) => {
        const sent = await cardAsSent(saved([first, last]), chosen);
        if (sent === null) return;
        made += 1;
        expect(Object.keys(sent).toSorted()).toEqual(['kind', 'lines', 'sourceId']);
        expect(sent.lines.map(({ key }) => key)).toEqual(chosen);
        for (const line of sent.lines)
          expect(Object.keys(line).toSorted()).toEqual(['from', 'key', 'to', 'unit', 'weeks']);
      }),
      { numRuns: byEffort(150, 2000) },
    );
    expect(made).toBeGreaterThan(10);
  });

  it('is the same whatever else was measured or answered that week', async () => {
    const whole = profileInputs({ weight: 71.5, waist: 84, hip: 97, chest: 98, bicep: 34, thigh: 56 });
    await fc.assert(
      fc.asyncProperty(anyInputs, anyInputs, chosenOf(measuredKeys), async (one, two, chosen) => {
        const plain = [profileInputs(), whole];
        const others = [mixed(profileInputs(), one, chosen), mixed(whole, two, chosen)];
        const sent = await cardAsSent(saved(plain), chosen);
        expect(sent?.lines).toHaveLength(chosen.length);
        expect(await cardAsSent(saved(others), chosen)).toEqual(sent);
      }),
      { numRuns: byEffort(60, 600) },
    );
  });
});

describe('a goal that was met', () => {
  const [before, now] = [
    profileInputs({ weight: 75, waist: 90, restingHeartRate: 70, pushUps: 20, runDistance: 2000 }),
    profileInputs({ weight: 70, waist: 80, restingHeartRate: 58, pushUps: 35, runDistance: 2500 }),
  ];
  const targets: Readonly<Record<GoalMetric, Readonly<{ startValue: number; target: number }>>> = {
    weight: { startValue: 75, target: 71 },
    waist: { startValue: 90, target: 82 },
    restingHeartRate: { startValue: 70, target: 60 },
    pushUps: { startValue: 20, target: 30 },
    runDistance: { startValue: 2000, target: 2400 },
    bodyFatPercent: { startValue: 40, target: 35 },
    leanMass: { startValue: 30, target: 31 },
  };

  it.each(goalMetrics)('is shown for %s with where it began and where it stands', async (metric) => {
    const { target, startValue } = targets[metric];
    const goals = [aGoal({ userId: author.id, metric, startValue, target })];
    const { app } = world({ users: [author], snapshots: saved([before, now]), goals });
    const preview = await app.community.previewCard(asAuthor, { kind: 'GOAL_MET', sourceId: metric, fields: [] }); // prettier-ignore
    expect(preview.lines).toEqual([
      { key: metric, from: startValue, to: expect.any(Number), unit: expect.any(String), weeks: 0 },
    ]);
  });

  it('is no card before it is met, without a goal, or for what can be no goal', async () => {
    const goals = [aGoal({ userId: author.id, metric: 'weight', startValue: 75, target: 60 })];
    const { app } = world({ users: [author], snapshots: saved([before, now]), goals });
    for (const sourceId of ['weight', 'pushUps', 'heartDisease', 'nothing']) {
      const choice = { kind: 'GOAL_MET', sourceId, fields: [] } as const;
      expect(await refusalOf(app.community.previewCard(asAuthor, choice))).toBe('feed.card_invalid');
    }
  });
});
