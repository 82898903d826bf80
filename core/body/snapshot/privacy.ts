import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import { isOpenTo, type Opening } from '#core/people/account/audience.ts';
import type { User } from '#core/people/account/user.ts';
import type { IsFollower, IsHidden } from '#core/people/profile/hidden-people.ts';
import type { UserId } from '#core/kernel/id.ts';
import { nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';

/** Who looks at a physical profile decides how much of it there is. A visitor and a member who is no follower are alike. */
export const viewers = ['OWNER', 'COACH', 'STAFF', 'FOLLOWER', 'OTHER', 'BLOCKED'] as const;
export type Viewer = (typeof viewers)[number];

/** The parts of a week that are opened, or stay closed, each by itself. */
export const sections = ['body', 'strength', 'lifestyle', 'nutrition', 'photos'] as const;
export type Section = (typeof sections)[number];

/** Answers and all, computed results alone, or nothing. */
export type Access = 'WHOLE' | 'RESULTS' | 'NOTHING';

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

/** Whether an open or answered request, whose time has not ended, lets this coach see this member's weeks. */
export type MayCoachSee = (coachId: UserId, memberId: UserId) => Promise<boolean>;

/** What is between two people, as the modules that know it answer. */
export type Ties = Readonly<{ mayCoachSee: MayCoachSee; isFollower: IsFollower; isHidden: IsHidden }>;

const weeksForCoach = 100;

type Owner = Pick<User, 'id'> & Opening;

const isOpenable = (section: Section): section is OpenableSection =>
  openableSections.some((openable) => openable === section);

/**
 * How much of one section of one week there is for this viewer. `newer`: how many saved weeks come after it. Photos of
 * weeks are never for strangers: what of them others may see, its owner copies into the gallery.
 */
export const accessTo = (viewer: Viewer, owner: Opening, section: Section, newer: number): Access => {
  if (viewer === 'OWNER' || viewer === 'STAFF') return 'WHOLE';
  if (viewer === 'COACH') return newer < weeksForCoach ? 'WHOLE' : 'NOTHING';
  if (viewer === 'BLOCKED' || !isOpenable(section)) return 'NOTHING';
  if (newer > 0 && !owner.publicFlags.history) return 'NOTHING';
  return isOpenTo(owner, section, viewer === 'FOLLOWER') ? 'RESULTS' : 'NOTHING';
};

const weeksFor = (isThere: (newer: number) => boolean): View['weeks'] => {
  if (!isThere(1)) return 'LATEST';
  return isThere(weeksForCoach) ? 'ALL' : 'NEWEST_HUNDRED';
};

/** All that `accessTo` says, in the shape in which weeks are read; null: there is nothing to see. */
export const viewFor = (viewer: Viewer, owner: Opening): View | null => {
  const isThere = (newer: number) =>
    sections.some((section) => accessTo(viewer, owner, section, newer) !== 'NOTHING');
  if (!isThere(0)) return null;
  const access = (section: Section) => accessTo(viewer, owner, section, 0);
  return {
    viewer,
    opened: sections.every((section) => access(section) === 'WHOLE')
      ? null
      : openableSections.filter((section) => access(section) === 'RESULTS'),
    pictures: access('photos') === 'WHOLE',
    weeks: weeksFor(isThere),
  };
};

const whole = (viewer: 'OWNER' | 'STAFF'): View => ({ viewer, opened: null, pictures: true, weeks: 'ALL' });

export const ownersView: View = whole('OWNER');
/** A member's own weeks. Staff who see the site as that member are shown no photo. */
export const ownViewFor = (actor: Actor): View => ({
  ...ownersView,
  pictures: actor.kind !== 'user' || actor.viewing === undefined,
});
export const staffView: View = whole('STAFF');

/** Who this is to the owner: the closest of what they are to one another. */
const viewerOf = async (actor: Actor, owner: Owner, ties: Ties): Promise<Viewer> => {
  if (actor.kind === 'system') return 'STAFF';
  if (actor.kind !== 'user' || actor.status !== 'ACTIVE') return 'OTHER';
  if (actor.id === owner.id) return 'OWNER';
  // A member who left closed the account for everybody, coaches too.
  const isHere = owner.status !== 'DELETE';
  // A coach with a review goes on seeing the weeks of it, whatever was blocked since.
  // Who is seen in a viewing shows what is their own, and not what members entrust to them.
  const isThemselves = actor.viewing === undefined;
  if (isHere && isThemselves && actor.type === 'COACH' && (await ties.mayCoachSee(actor.id, owner.id)))
    return 'COACH';
  if (mayDo(actor, 'indicator.view')) return 'STAFF';
  if (await ties.isHidden(actor, owner.id)) return 'BLOCKED';
  return (await ties.isFollower(actor, owner.id)) ? 'FOLLOWER' : 'OTHER';
};

export const viewOf = async (actor: Actor, owner: Owner, ties: Ties): Promise<View | null> => {
  const viewer = await viewerOf(actor, owner, ties);
  return viewer === 'OWNER' ? ownViewFor(actor) : viewFor(viewer, owner);
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
