import { describe, expect, it } from 'vitest';
import { realPerson } from '#fixtures/assistant/real-people.ts';
import { sheetOf } from '#fixtures/assistant/sheets.ts';
import { trialPeople } from '../fact-sheet/trial-people.ts';
import { reviewOf } from './review.ts';

/** Who, the rules that are said (the strongest first), what the next step comes from and aims at, and the limits. */
const golden: readonly (readonly [who: string, rules: string, next: string, limits: string])[] = [
  ['real person F0001', 'B04 S09 B09 B07 D03', 'B09 waist 83', ''],
  ['real person F0002', 'B08 B02 D03', 'B08', ''],
  ['real person F0003', 'B02 D03', 'MEASURE', ''],
  ['real person F0005', 'S07 B10 S09 B08 B07 B11 D03', 'S07', ''],
  ['real person F0018', 'S09 B08 D03', 'B08', ''],
  ['real person F0125', 'B09 D03', 'B09 waist 75.4', ''],
  ['real person F0131', 'B06 D03', 'B06', ''],
  ['real person F0145', 'B01 B08 D03', 'B08', ''],
  ['real person F0297', 'B05 D03', 'MEASURE', ''],
  ['real person F1512', 'S10 D03', 'MEASURE', 'MINOR NO_DEFICIT'],
  ['real person M0002', 'B04 B09 D03', 'B09 waist 85.1', ''],
  ['real person M0004', 'B09 B05 D03', 'B09 waist 83.7', ''],
  ['real person M0007', 'S07 S09 B09 B07 B11 D03', 'S07', ''],
  ['real person M0129', 'B11 B03 D03', 'B11', ''],
  ['healthy woman', 'L09 D01', 'MEASURE', ''],
  ['healthy man', 'L09 D01', 'MEASURE', ''],
  ['heart disease, poor run', 'S01 T02 B02 D01', 'S01', 'CAUTION'],
  ['under treatment, much protein, keto', 'S02 N03 N05 L09 D01', 'S02', 'CAUTION'],
  ['old injury, few squats', 'S03 T05 L09 D01', 'T05', 'CAUTION'],
  ['fast resting rate', 'S04 L09 D01', 'S04', ''],
  ['slow resting rate', 'S05 L09 D01', 'MEASURE', ''],
  ['far too thin', 'S06 S14 B08 L09 D01', 'S06', 'NO_DEFICIT'],
  ['of sixteen, wants to be light', 'S10 L09 D01', 'MEASURE', 'MINOR NO_DEFICIT'],
  ['pregnant and heavy', 'S11 L09 D01', 'MEASURE', 'NO_DEFICIT PREGNANT'],
  ['afraid of food', 'S12 B01 L01 B08 L09', 'S12', 'NO_DEFICIT NO_NUMBERS'],
  ['goal under the healthy weight', 'S14 L09 D01', 'S14', ''],
  ['losing too fast', 'C01 C05 L09', 'MEASURE', ''],
  ['losing steadily towards a goal', 'C02 C08', 'MEASURE', ''],
  ['stalled', 'C03 L09 D05', 'C03 weight 58.8', ''],
  ['stalled, but the waist shrinks', 'C04 D05', 'MEASURE', ''],
  ['training much, eating little', 'S13 C05 L09', 'MEASURE', ''],
  ['losing muscle', 'C01 C05 L09 D05', 'MEASURE', ''],
  ['tired heart', 'C06 L09', 'MEASURE', ''],
  ['running further', 'C07 D01', 'MEASURE', ''],
  ['sleeps little, smokes, drinks', 'L01 L04 L05 L09 D01', 'L01', ''],
  ['never moves, sweet drinks', 'L07 L10 T01 B02 D01', 'L07 runDistance 1790', ''],
  ['eats little protein and fibre', 'L10 N01 N04 B02 D01', 'L10 pushUps 22', ''],
  ['vegan with fat burners, allergic to milk and nuts', 'A-supplements A-allergies L09 D01', 'MEASURE', ''],
  ['of seventy', 'T06 L09 D01', 'T06', ''],
  ['tape around the neck instead of the waist', 'D04 L09 D01', 'MEASURE', ''],
]; // prettier-ignore

describe('forty people', () => {
  it('are the forty of the table', () => {
    expect(golden.map(([who]) => who)).toEqual(trialPeople.map(({ who }) => who));
    expect(golden).toHaveLength(40);
  });

  it('those who are real are as the open data set has them', () => {
    const real = trialPeople.filter(({ who }) => who.startsWith('real person '));
    expect(real).toHaveLength(14);
    for (const { who, weeks } of real) expect(weeks).toEqual([realPerson(who.slice('real person '.length))]);
  });

  for (const [who, rules, next, limits] of golden)
    it(`${who}: ${rules}`, () => {
      const profile = trialPeople.find((each) => each.who === who);
      if (!profile) throw new Error(who);
      const sheet = sheetOf(profile.weeks, profile.given);
      for (const language of ['vi', 'en'] as const) {
        const { shown, blocks, target } = reviewOf(sheet, { language, said: [], edits: {} });
        const aim = target ? ` ${target.metric} ${target.value}` : '';
        expect(shown.map(({ ruleId }) => ruleId).join(' ')).toBe(rules);
        expect(`${blocks.at(-1)?.rules[0] ?? 'MEASURE'}${aim}`).toBe(next);
        expect(sheet.limits.join(' ')).toBe(limits);
      }
    });
});
