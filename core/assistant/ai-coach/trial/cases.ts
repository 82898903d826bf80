import { adultAge } from '#core/body/indicator/body.ts';
import { nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import type { Goal, Snapshot } from '#core/body/snapshot/snapshot.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { shiftWeek, weekOf } from '#core/kernel/week.ts';
import { intentLabels, intents, type Intent } from '../../question/intents.ts';
import { ModelError, type ModelFailure, type StopSignal } from '../../wording/language-model.ts';
import type { AnswerKind } from '../answer.ts';
import type { Coach, SheetQuestion, Tried, Wording } from '../coach.ts';
import { sampleWeek } from '#core/body/snapshot/sample/sample-week.ts';
import { trialPeople, type TrialPerson } from '../../fact-sheet/trial-people.ts';

export type TrialResult = Readonly<{
  isPassed: boolean;
  /** Of the model: why there was no answer at all. */
  failure: ModelFailure | null;
  rejectedLines: number;
  tokens: number;
}>;

/** One person in one language. */
export type TrialCase = (signal: StopSignal) => Promise<TrialResult>;

const lastWeek = '2026-W02';

const inputsOf = (parts: TrialPerson['weeks'][number]): ProfileInputs => {
  const section = <Section extends object>(empty: Section): Section => ({
    ...empty,
    ...Object.fromEntries(Object.entries(parts).filter(([key]) => key in empty)),
  });
  return {
    body: section(nothingMeasured.body),
    strength: section(nothingMeasured.strength),
    lifestyle: section(nothingMeasured.lifestyle),
    nutrition: section(nothingMeasured.nutrition),
  };
};

const goalsOf = (goals: NonNullable<TrialPerson['given']>['goals'] = {}): readonly Goal[] =>
  // The keys of the record are its own.
  (Object.entries(goals) as [Goal['metric'], number][]).map(([metric, target]) => ({
    userId: sampleWeek.userId,
    metric,
    target,
    startValue: null,
    createdAt: sampleWeek.createdAt,
  }));

const questionOf = ({ weeks, given = {} }: TrialPerson): SheetQuestion => {
  const snapshots = weeks.map((parts, index): Snapshot => {
    const week = shiftWeek(lastWeek, index - weeks.length + 1);
    return {
      ...sampleWeek,
      id: `${sampleWeek.id}-${index}`,
      week,
      weekStart: weekOf(week).startsOn,
      standard: given.standard ?? 'WHO',
      inputs: inputsOf(parts),
    };
  });
  return {
    weeks: snapshots,
    reviewedId: `${sampleWeek.id}-${weeks.length - 1}`,
    goals: goalsOf(given.goals),
    targets: [],
    units: 'METRIC',
    scope: 'ALL',
    marks: given.marks ?? [],
    today: weekOf(lastWeek).startsOn,
  };
};

/** About the platform, not about a week: no model has anything to word. */
const aboutPlatform: readonly Intent[] = ['SOURCE', 'COACH', 'HELP'];
/** What is asked of a chat; each person is asked one of them. */
const askedIntents = intents.filter((intent) => !aboutPlatform.includes(intent));

type TriedCoach = Pick<Coach, 'answerQuestion' | 'factSheetOf' | 'reviewOf' | 'wordWithModel'>;

const heard = async (
  { wordWithModel }: Pick<Coach, 'wordWithModel'>,
  wording: Wording,
  signal: StopSignal,
): Promise<Omit<TrialResult, 'isPassed'> & Readonly<{ blocks: number }>> => {
  let blocks = 0;
  let rejectedLines = 0;
  let tokens = 0;
  try {
    for await (const part of wordWithModel(wording, signal)) {
      if (part.kind === 'block') blocks += 1;
      else if (part.kind === 'rejected') rejectedLines += 1;
      else tokens += part.usage.tokensIn + part.usage.tokensOut;
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { failure: error.failure, rejectedLines, tokens, blocks: 0 };
  }
  return { failure: null, rejectedLines, tokens, blocks };
};

/**
 * A review of this person, or the answer to one question. A model passes when what it said was kept; where not even rules
 * know anything of the person, it may also say that it has no answer.
 */
const caseOf =
  (
    coach: TriedCoach,
    {
      person,
      kind,
      language,
      intent,
    }: Readonly<{ person: TrialPerson; kind: AnswerKind; language: Language; intent: Intent }>,
    { instructions, model, edits, callSeconds }: Tried,
  ): TrialCase =>
  async (signal) => {
    const sheet = coach.factSheetOf(questionOf(person));
    const reviewed = coach.reviewOf(sheet, { language, said: [], edits });
    const { findings, blocks: review } = reviewed;
    const question = kind === 'CHAT' ? intentLabels[intent][language] : null;
    const ofRules =
      question === null
        ? review
        : coach.answerQuestion(question, { sheet, findings, language, edits }).blocks;
    if (model === null) return { isPassed: ofRules.length > 0, failure: null, rejectedLines: 0, tokens: 0 };
    const isKnown = ofRules.some(({ facts }) => facts.length > 0);
    const { blocks, ...result } = await heard(
      coach,
      {
        kind,
        model,
        sheet,
        findings: reviewed.shown,
        blocks: review,
        language,
        persona: 'BALANCED',
        question,
        exchanges: [],
        meals: null,
        instructions,
        callSeconds,
      },
      signal,
    );
    return { ...result, isPassed: result.failure === null && (blocks > 0 || !isKnown) };
  };

/** No model is ever asked about a minor. */
const isMinor = ({ weeks }: TrialPerson): boolean => (weeks.at(-1)?.age ?? adultAge) < adultAge;

/** Forty people in both languages, as far as a model is asked about them. Each is computed when its turn comes. */
export const trialCases =
  (coach: TriedCoach): Coach['trialCases'] =>
  (tried) =>
    trialPeople.flatMap((person, index) => {
      if (tried.model !== null && isMinor(person)) return [];
      const intent = askedIntents[index % askedIntents.length] ?? 'VALUE';
      return languages.flatMap((language) =>
        tried.kinds.map((kind) => caseOf(coach, { person, kind, language, intent }, tried)),
      );
    });
