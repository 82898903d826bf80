import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import { nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';

/** Who looks at a physical profile decides how much of it there is. */
export const viewers = ['OWNER', 'COACH', 'STAFF', 'OTHER'] as const;
export type Viewer = (typeof viewers)[number];

/** Sections with computed results. Lifestyle and nutrition hold answers alone, and those are never opened. */
export const openableSections = ['body', 'strength'] as const;
export type OpenableSection = (typeof openableSections)[number];

/**
 * Every result that others may see, by the section that opens it. What is not in the list stays closed: the target heart
 * rate is narrower for those who answered yes about their health; the maximum is an answer itself where it was measured,
 * and gives away the age where it was not; energy per day, beside energy at rest, gives away how active a member said to be.
 */
export const openResults = {
  body: [
    'bmi',
    'bmiCategory',
    'bodyFatPercent',
    'bodyFatCategory',
    'fatMass',
    'leanMass',
    'ffmi',
    'ffmiCategory',
    'normalizedFfmi',
    'waistHipRatio',
    'whrCategory',
    'waistHeightRatio',
    'whtrCategory',
    'bmr',
    'visceralFatArea',
    'vfiCategory',
  ],
  strength: [
    'vo2max',
    'vo2maxLevel',
    'runLevel',
    'cyclingLevel',
    'pushUpLevel',
    'squatLevel',
    'restingHeartRateLevel',
    'strengthLevel',
  ],
} as const satisfies Readonly<Record<OpenableSection, readonly IndicatorKey[]>>;

export type View = Readonly<{
  viewer: Viewer;
  /** The sections whose results are shown; null: everything is, answers too. */
  opened: readonly OpenableSection[] | null;
  pictures: boolean;
  weeks: 'ALL' | 'NEWEST_HUNDRED' | 'LATEST';
}>;

/** Whether an open or approved request, not ended by the member, lets this coach see this member's weeks. */
export type MayCoachSee = (coachId: UserId, memberId: UserId) => Promise<boolean>;

const weeksForCoach = 100;

type Owner = Pick<User, 'id' | 'status' | 'isPublic' | 'publicFlags'>;

const whole = (viewer: Exclude<Viewer, 'OTHER'>, weeks: View['weeks'] = 'ALL'): View => ({
  viewer,
  opened: null,
  pictures: true,
  weeks,
});

export const ownersView: View = whole('OWNER');
export const staffView: View = whole('STAFF');

/** How strangers see it; null: not at all. Its pictures never: what of them others may see, its owner copies into the gallery. */
export const strangersView = ({ status, isPublic, publicFlags }: Owner): View | null =>
  status === 'ACTIVE' && isPublic && publicFlags.stats
    ? {
        viewer: 'OTHER',
        opened: openableSections.filter((section) => publicFlags[section]),
        pictures: false,
        weeks: publicFlags.history ? 'ALL' : 'LATEST',
      }
    : null;

export const viewOf = async (actor: Actor, owner: Owner, mayCoachSee: MayCoachSee): Promise<View | null> => {
  if (actor.kind === 'user' && actor.status === 'ACTIVE') {
    if (actor.id === owner.id) return ownersView;
    // A member who left closed the account for everybody, coaches too.
    const isHere = owner.status !== 'DELETE';
    if (isHere && actor.type === 'COACH' && (await mayCoachSee(actor.id, owner.id)))
      return whole('COACH', 'NEWEST_HUNDRED');
    if (mayDo(actor, 'indicator.view')) return staffView;
  }
  if (actor.kind === 'system') return staffView;
  return strangersView(owner);
};

/** The oldest week shown, of weeks in their order; null: all are. */
export const oldestShown = ({ weeks: shown }: View, weeks: readonly string[]): string | null => {
  if (shown === 'ALL') return null;
  return weeks.at(shown === 'LATEST' ? -1 : -weeksForCoach) ?? weeks[0] ?? null;
};

/** Whether the answers themselves are shown, and whatever follows from one. */
export const isWhole = ({ opened }: View): boolean => opened === null;

export const maySeeIndicator = ({ opened }: View, key: IndicatorKey): boolean =>
  opened === null || opened.some((section) => openResults[section].some((open) => open === key));

/** What is shown as it was answered: all of it, or nothing. */
export const visibleInputs = (view: View, inputs: ProfileInputs): ProfileInputs =>
  isWhole(view) ? inputs : nothingMeasured;

/** What results are computed from. For others as if the questions about health and habits had never been asked. */
export const computedFrom = (view: View, inputs: ProfileInputs): ProfileInputs =>
  isWhole(view)
    ? inputs
    : {
        body: { ...inputs.body, activityLevel: null },
        strength: { ...inputs.strength, heartDisease: null, pastInjury: null, underTreatment: null },
        lifestyle: nothingMeasured.lifestyle,
        nutrition: nothingMeasured.nutrition,
      };
