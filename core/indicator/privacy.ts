import { mayDo, type Actor } from '#core/access/actor.ts';
import type { User } from '#core/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pathOf, type FieldKey, type ProfileInputs } from './fields.ts';

/** Who looks at a physical profile decides how much of it there is. */
export const viewers = ['OWNER', 'COACH', 'STAFF', 'OTHER'] as const;
export type Viewer = (typeof viewers)[number];

export type View = Readonly<{
  viewer: Viewer;
  pictures: boolean;
  /** Heart disease, injury, treatment, and all that follows from them. */
  health: boolean;
}>;

/** Whether an open or approved request lets this coach look at this member. */
export type MayCoachSee = (coachId: UserId, memberId: UserId) => Promise<boolean>;

/** How many of somebody's weeks a coach is shown in all, the newest. */
export const weeksForCoach = 100;

type Owner = Pick<User, 'id' | 'status' | 'isPublic' | 'publicFlags'>;

const whole = (viewer: Exclude<Viewer, 'OTHER'>): View => ({ viewer, pictures: true, health: true });

export const ownersView: View = whole('OWNER');
export const staffView: View = whole('STAFF');

/** How strangers see it; null: not at all. */
export const strangersView = ({ status, isPublic, publicFlags }: Owner): View | null =>
  status === 'ACTIVE' && isPublic && publicFlags.stats
    ? { viewer: 'OTHER', pictures: publicFlags.gallery, health: false }
    : null;

export const viewOf = async (actor: Actor, owner: Owner, mayCoachSee: MayCoachSee): Promise<View | null> => {
  if (actor.kind === 'user' && actor.status === 'ACTIVE') {
    if (actor.id === owner.id) return ownersView;
    // Whoever left closed the account for everybody: what they asked a coach once is no reason to look any more.
    const isHere = owner.status !== 'DELETE';
    if (isHere && actor.type === 'COACH' && (await mayCoachSee(actor.id, owner.id))) return whole('COACH');
    if (mayDo(actor, 'indicator.view')) return staffView;
  }
  if (actor.kind === 'system') return staffView;
  return strangersView(owner);
};

/** Answers about health; and prose a member writes for the coach alone. */
const hiddenFields: readonly FieldKey[] = ['heartDisease', 'pastInjury', 'underTreatment', 'standardMealDay'];
const hiddenPaths: ReadonlySet<string> = new Set(hiddenFields.map(pathOf));

/** Its range is narrower for those who answered yes, so showing it would tell. */
export const hiddenIndicators: ReadonlySet<string> = new Set(['targetHeartRate']);

export const maySeeField = ({ health }: View, key: FieldKey): boolean =>
  health || !hiddenFields.includes(key);
export const maySeePath = ({ health }: View, path: string): boolean => health || !hiddenPaths.has(path);
export const maySeeIndicator = ({ health }: View, key: string): boolean =>
  health || !hiddenIndicators.has(key);

/** The profile as if the hidden questions had never been asked: nothing computed from it can tell their answers. */
export const visibleInputs = ({ health }: View, inputs: ProfileInputs): ProfileInputs =>
  health
    ? inputs
    : {
        ...inputs,
        strength: { ...inputs.strength, heartDisease: null, pastInjury: null, underTreatment: null },
        nutrition: { ...inputs.nutrition, standardMealDay: null },
      };
