import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { localDate } from '#core/kernel/time.ts';
import { addDays } from '#core/kernel/week.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { measuredPoints } from '#core/body/snapshot/timeline.ts';
import { goalSeries } from '#core/body/snapshot/use-cases/set-goal.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { judgeTarget } from '#core/coaching/review/targets.ts';
import type { Target } from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { User } from '#core/people/account/user.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import type { SheetTarget } from '../fact-sheet/target-facts.ts';
import { dailyLimitsOf } from './daily-limits.ts';
import type { AiAnswer, AnswerKind, Persona, Producer } from './answer.ts';
import type { CareMark } from '../fact-sheet/care.ts';
import type { Coach, Reviewed, RuleEdits } from './coach.ts';
import { consentVersionOf, holds } from './consent.ts';
import { dayBegins } from './usage.ts';

export type StandingUses = Pick<
  Repositories,
  'aiAnswers' | 'aiDesk' | 'aiMembers' | 'goals' | 'settings' | 'snapshots' | 'users'
>;

/** What an answer stands on: the week with its facts, the rules as staff left them, and who words it. */
export type Standing = Readonly<{
  user: User;
  snapshot: Snapshot;
  sheet: FactSheet;
  edits: RuleEdits;
  reviewed: Reviewed;
  persona: Persona;
  producer: Producer;
  promptId: AiAnswer['promptId'];
  instructions: string | null;
  isConsentMissing: boolean;
  callSeconds: number;
}>;

export type Asked = Readonly<{
  kind: AnswerKind;
  userId: UserId;
  /** Null: the latest saved week. */
  snapshotId: SnapshotId | null;
  scope: ReviewType;
  language: Language;
  /** Beside those that are kept. */
  marks: readonly CareMark[];
  /** A text that must not be sent to a model. */
  isRulesOnly: boolean;
}>;

export const ruleEditsOf = async ({ aiDesk }: Pick<Repositories, 'aiDesk'>): Promise<RuleEdits> =>
  Object.fromEntries((await aiDesk.ruleEdits()).map((edit) => [edit.ruleId, edit]));

/** Of the latest review with a next step: what the weeks after it made of it. */
const judgedTargets = (
  reviews: readonly AiAnswer[],
  weeks: readonly Snapshot[],
  today: string,
): readonly SheetTarget[] => {
  const last = reviews.find(({ target }) => target !== null);
  const week = last?.sheet?.week;
  if (!last?.target || week === undefined) return [];
  const later = weeks.filter((each) => each.week > week);
  const points = measuredPoints(goalSeries(later, last.target.metric));
  return [{ ...judgeTarget(last.target, { points, today }), by: 'AI' }];
};

const findWeek = (weeks: readonly Snapshot[], { snapshotId }: Pick<Asked, 'snapshotId'>): Snapshot => {
  const found = snapshotId === null ? weeks.at(-1) : weeks.find(({ id }) => id === snapshotId);
  if (!found) throw new DomainError(snapshotId === null ? 'ai.indicator_required' : 'ai.indicator_not_found');
  return found;
};

/** Whether answers and evaluations of the day have used up what the site allows itself. */
export const isSiteOver = async (
  { aiAnswers, aiDesk, settings }: Pick<Repositories, 'aiAnswers' | 'aiDesk' | 'settings'>,
  at: Date,
): Promise<boolean> => {
  const { aiSiteTokensADay } = await settings.read();
  const since = dayBegins(at);
  const answered = await aiAnswers.tokensSince(null, since);
  return answered + (await aiDesk.evaluationTokensSince(since)) >= aiSiteTokensADay;
};

/** A model words nothing for minors, without consent, over the budgets, or what the screen held back. */
const producerOf = async (
  uses: StandingUses,
  { languageModel }: Pick<Ports, 'languageModel'>,
  asked: Asked,
  { sheet, user }: Pick<Standing, 'sheet' | 'user'>,
  at: Date,
): Promise<Readonly<{ producer: Producer; isConsentMissing: boolean }>> => {
  if (languageModel === null || asked.isRulesOnly || sheet.limits.includes('MINOR'))
    return { producer: 'RULES', isConsentMissing: false };
  const { aiAnswers, aiMembers, settings } = uses;
  const consent = await aiMembers.consent(asked.userId, 'PROVIDER');
  if (!holds(consent, consentVersionOf(languageModel))) return { producer: 'RULES', isConsentMissing: true };
  const limits = dailyLimitsOf(await settings.read(), user, at);
  const isOver =
    (await aiAnswers.tokensSince(asked.userId, dayBegins(at))) >= limits.tokens ||
    (await isSiteOver(uses, at));
  return { producer: isOver ? 'RULES' : 'MODEL', isConsentMissing: false };
};

/** Fails with ai.indicator_not_found where the week is not one's own, ai.indicator_required where there is none. */
export const standingOf = async (
  uses: StandingUses,
  { coach, ...ports }: Pick<Ports, 'languageModel'> & Readonly<{ coach: Coach }>,
  asked: Asked,
  at: Date,
): Promise<Standing> => {
  const { aiAnswers, aiDesk, aiMembers, goals, snapshots, users } = uses;
  const user = await users.get(asked.userId);
  const weeks = await snapshots.seriesOf(user.id, null);
  const snapshot = findWeek(weeks, asked);
  const kept = await aiMembers.caresOf(user.id, at);
  const today = localDate(at, user.timeZone);
  const earlier = await aiAnswers.lastReviews(user.id, 6);
  const before = earlier.filter(({ sheet }) => sheet !== null && sheet.week < snapshot.week);
  const sheet = coach.factSheetOf({
    weeks: weeks.filter(({ week }) => week <= snapshot.week),
    reviewedId: snapshot.id,
    goals: await goals.of(user.id),
    targets: judgedTargets(before, weeks, today),
    units: user.units,
    scope: asked.scope,
    marks: [...new Set([...asked.marks, ...kept.map(({ mark }) => mark)])].toSorted(),
    today,
  });
  const edits = await ruleEditsOf(uses);
  const said = before.slice(0, 2).map(({ findings }) => findings.map(({ ruleId }) => ruleId));
  const reviewed = coach.reviewOf(sheet, { language: asked.language, said, edits });
  const { producer, isConsentMissing } = await producerOf(uses, ports, asked, { sheet, user }, at);
  const prompt = producer === 'MODEL' ? await aiDesk.activePrompt(asked.kind) : null;
  return {
    user,
    snapshot,
    sheet,
    edits,
    reviewed,
    persona: await aiMembers.persona(user.id),
    producer,
    promptId: prompt?.id ?? null,
    instructions: prompt?.body ?? null,
    isConsentMissing,
    callSeconds: (await uses.settings.read()).aiCallSeconds,
  };
};

const measuredIn = (snapshot: Snapshot, metric: Target['metric']): number | null =>
  measuredPoints(goalSeries([snapshot], metric)).at(-1)?.value ?? null;

/** The next step as one that later weeks can be judged by; null where its metric was not measured. */
export const aimOf = (
  { reviewed, snapshot, user }: Pick<Standing, 'reviewed' | 'snapshot' | 'user'>,
  at: Date,
): Target | null => {
  const { target } = reviewed;
  if (target === null) return null;
  const startValue = measuredIn(snapshot, target.metric);
  if (startValue === null) return null;
  return {
    ...target,
    startValue,
    dueDate: addDays(localDate(at, user.timeZone), target.weeks * 7),
    status: 'OPEN',
    lastWeek: null,
    lastValue: null,
  };
};
