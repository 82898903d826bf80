import { languages } from '#core/kernel/language.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { StopSignal } from '../wording/language-model.ts';
import type { Coach, Wording } from './coach.ts';
import { sampleDay, sampleWeek } from './sample-week.ts';

type Body = Partial<Snapshot['inputs']['body']>;
type Strength = Partial<Snapshot['inputs']['strength']>;

const someone = (body: Body, strength: Strength = {}): Snapshot => ({
  ...sampleWeek,
  inputs: {
    ...sampleWeek.inputs,
    body: { ...sampleWeek.inputs.body, ...body },
    strength: { ...sampleWeek.inputs.strength, ...strength },
  },
});

/** People who ask for different words: an ordinary week, and those whom limits guard. */
const people: readonly Snapshot[] = [
  sampleWeek,
  someone({ gender: 'MALE', height: 172, weight: 94, waist: 104, neck: 40 }),
  someone({ weight: 43, waist: 60 }),
  someone({ age: 16 }),
  someone({ age: 68, gender: 'MALE', height: 166, weight: 60 }),
  someone({}, { heartDisease: true }),
  someone({}, { pastInjury: true, underTreatment: true }),
  someone({ waist: null, hip: null, neck: null }, { runDistance: null, pushUps: null }),
];

const caseOf = (
  coach: Omit<Coach, 'evaluate'>,
  week: Snapshot,
  edits: Parameters<Coach['evaluate']>[0]['edits'],
) =>
  languages.map((language) => {
    const sheet = coach.factSheetOf({
      weeks: [week],
      reviewedId: week.id,
      goals: [],
      targets: [],
      units: 'METRIC',
      scope: 'ALL',
      marks: [],
      today: sampleDay,
    });
    return { language, sheet, reviewed: coach.reviewOf(sheet, { language, said: [], edits }) };
  });

/** A model passes a case when what it said was kept and nothing it said had to be refused twice. */
const isWorded = async (
  coach: Omit<Coach, 'evaluate'>,
  wording: Wording,
  signal: StopSignal,
): Promise<Readonly<{ isKept: boolean; rejected: number; tokens: number }>> => {
  let blocks = 0;
  let rejected = 0;
  let tokens = 0;
  try {
    for await (const part of coach.wordWithModel(wording, signal)) {
      if (part.kind === 'block') blocks += 1;
      else if (part.kind === 'rejected') rejected += 1;
      else tokens += part.usage.tokensIn + part.usage.tokensOut;
    }
  } catch {
    return { isKept: false, rejected, tokens };
  }
  return { isKept: blocks > 0, rejected, tokens };
};

/** A review of each of them in both languages; with a model its words, else what the rules say. */
export const evaluateCases =
  (coach: Omit<Coach, 'evaluate'>): Coach['evaluate'] =>
  async ({ instructions, model, edits }, signal) => {
    const cases = people.flatMap((week) => caseOf(coach, week, edits));
    let passed = 0;
    let rejectedLines = 0;
    let tokens = 0;
    for (const { language, sheet, reviewed } of cases) {
      if (model === null) {
        passed += reviewed.blocks.length > 0 ? 1 : 0;
        continue;
      }
      const said = await isWorded(
        coach,
        {
          kind: 'REVIEW',
          model,
          sheet,
          findings: reviewed.shown,
          blocks: reviewed.blocks,
          language,
          persona: 'BALANCED',
          question: null,
          exchanges: [],
          meals: null,
          instructions,
        },
        signal,
      );
      passed += said.isKept ? 1 : 0;
      rejectedLines += said.rejected;
      tokens += said.tokens;
    }
    return { cases: cases.length, passed, metrics: { rejectedLines, tokens } };
  };
