import { screen } from '#core/assistant/safety/screen.ts';
import { verifierOf } from '#core/assistant/wording/verifier.ts';
import { aSheet, ruleBlocks, someFindings } from '#fixtures/assistant/hand-made-sheets.ts';
import { ordinaryTexts } from '#fixtures/assistant/screened-texts.ts';
import { compareAlternately, inMs, milliseconds } from '../measure.ts';
import type { Report } from '../report.ts';

const rounds = 200;

/** What each text of the AI coach passes, before a provider is asked and before a line is shown. */
export const screening = async ({ ratios }: Report): Promise<void> => {
  // As long as a question may be.
  const text = ordinaryTexts.join('. ').slice(0, 2_000);
  const { check } = verifierOf({ sheet: aSheet(), findings: someFindings, language: 'vi', ruleBlocks });
  const line = JSON.stringify({
    k: 'BODY',
    s: 'BMI của bạn là [[indicator.bmi]], thuộc mức [[indicator.bmiCategory]]; hãy đưa vòng eo về dưới [[d.half]], mỗi tuần một chút.',
    f: ['indicator.waistHeightRatio'],
    r: ['B09'],
  });
  const own = { fullname: 'Nguyễn Thị Minh Anh', username: 'minhanh95' };
  let seen = 0;
  const each = (act: () => unknown) => async (): Promise<number> =>
    (await milliseconds(async () => {
      for (let round = 0; round < rounds; round += 1) if (act() !== undefined) seen += 1;
    })) / rounds;
  const folding = each(() => text.normalize('NFD').toLowerCase().split(' ').length);
  const parsing = each(() => JSON.parse(line));
  const screened = each(() => screen(text, own));
  const verified = each(() => check(line));
  await screened();
  await verified();
  ratios.push(
    await compareAlternately(
      {
        name: 'AI screen',
        what: 'a question of 2,000 characters screened, against taking its marks off',
        budget: 'at most 1 ms a question',
        detail: inMs,
      },
      folding,
      screened,
    ),
    await compareAlternately(
      {
        name: 'AI verifier',
        what: 'a line of a model verified, against parsing it',
        budget: 'at most 0.5 ms a line',
        detail: inMs,
      },
      parsing,
      verified,
    ),
  );
  if (seen === 0) throw new Error('nothing was read');
};
