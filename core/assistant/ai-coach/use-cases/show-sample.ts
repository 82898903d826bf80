import type { Language } from '#core/kernel/language.ts';
import type { Coach } from '../coach.ts';
import { sampleDay, sampleWeek } from '#core/body/snapshot/sample/sample-week.ts';
import { feeOf } from '../settle.ts';
import { showBlock, type ShownBlock } from '../views/shown-answer.ts';

export type Sample = Readonly<{ week: string; fee: number; blocks: readonly ShownBlock[] }>;

/** What rules say of an invented week: anybody may read it. */
export const showSample = ({ coach }: Readonly<{ coach: Coach }>) => {
  const made = new Map<Language, Sample>();
  return async (language: Language): Promise<Sample> => {
    const known = made.get(language);
    if (known) return known;
    const sheet = coach.factSheetOf({
      weeks: [sampleWeek],
      reviewedId: sampleWeek.id,
      goals: [],
      targets: [],
      units: 'METRIC',
      scope: 'ALL',
      marks: [],
      today: sampleDay,
    });
    const { blocks } = coach.reviewOf(sheet, { language, said: [], edits: {} });
    const sample: Sample = {
      week: sampleWeek.week,
      fee: feeOf({ kind: 'REVIEW' }),
      blocks: blocks.map(showBlock(coach, { sheet })),
    };
    made.set(language, sample);
    return sample;
  };
};
