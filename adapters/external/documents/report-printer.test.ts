import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { historyOf } from '#core/body/snapshot/history.ts';
import { bodySides, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { User } from '#core/people/account/user.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { profileInputs, someInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { pdfReportPrinter } from './report-printer.ts';

const weeksOf = (user: User, inputs: ProfileInputs, weeks: number): Snapshot[] =>
  historyOf(inputs, { weeks, seed: user.id }).map((each, index) =>
    aSnapshot({
      userId: user.id,
      week: shiftWeek('2026-W47', index - weeks + 1),
      inputs: each,
      carriedOver: index % 5 === 2 ? ['body.waist', 'body.neck'] : [],
      media: bodySides.map((side) => ({ mediumId: `${index}-${side}`, side })),
    }),
  );

type Asked = {
  user?: User;
  inputs?: ProfileInputs;
  weeks?: number;
  language?: Language;
  pictures?: Map<string, Uint8Array>;
};

const print = async ({
  user = aUser(),
  inputs = profileInputs(),
  weeks = 12,
  language = 'vi',
  pictures,
}: Asked) => {
  const snapshots = weeksOf(user, inputs, weeks);
  const current = snapshots.at(-1)!; // at least one week
  const bytes = await pdfReportPrinter.print({
    siteName: 'Fitboard',
    user,
    snapshots,
    current,
    language,
    at: noon,
    pictures: pictures ?? new Map(),
  });
  return Buffer.from(bytes);
};

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []).length;

/** What the pages draw, unpacked. */
const drawingsIn = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n/g)]
    .map(({ index, 0: head }) => {
      const start = index + head.length;
      try {
        return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
};

const imagesIn = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? []).length;

const picture = (color: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: color } })
    .webp()
    .toBuffer();

describe('the printed report', () => {
  it.each(languages)('has several pages with the whole Vietnamese font in it, in %s', async (language) => {
    const pdf = await print({ language, user: aUser({ fullname: 'Nguyễn Thị Ngọc Ánh' }) });

    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(pdf.toString('latin1')).toContain('BeVietnamPro-Regular');
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(5);
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
  });

  it('shows the pictures, and a mark in the place of one that can’t be read', async () => {
    const pictures = new Map<string, Uint8Array>([
      ['0-FRONT', await picture('#884422')],
      ['11-FRONT', await picture('#224488')],
      ['11-BACK', Buffer.from('no picture at all')],
    ]);
    expect(imagesIn(await print({}))).toBe(0);
    expect(imagesIn(await print({ pictures }))).toBeGreaterThanOrEqual(2);
  });

  it('draws a trend once there are two weeks, and not before', async () => {
    const [one, two] = [await print({ weeks: 1 }), await print({ weeks: 2 })];
    expect(pagesOf(two)).toBe(pagesOf(one) + 1);
  });

  it.each<[string, Asked]>([
    [
      'what a save asks for and no more',
      { inputs: someInputs({ age: 30, gender: 'FEMALE', height: 160, weight: 50 }) },
    ],
    ['nothing at all', { inputs: nothingMeasured }],
    ['a member of another gender', { inputs: profileInputs({ gender: 'OTHER' }) }],
    ['a child', { inputs: profileInputs({ age: 13 }) }],
    [
      'the largest numbers',
      { inputs: profileInputs({ weight: 300, waist: 200, hip: 220, height: 250, age: 100 }) },
    ],
    ['five years', { weeks: 260 }],
    ['imperial units', { user: aUser({ units: 'IMPERIAL' }), language: 'en' }],
    ['a name without end', { user: aUser({ fullname: 'Nguyễn Phước '.repeat(9).trim() }) }],
    [
      'every answer about health, and every diet',
      {
        inputs: profileInputs({
          heartDisease: true,
          pastInjury: true,
          underTreatment: true,
          restingHeartRate: 120,
          weight: 160,
          dietStyle: ['KETO', 'LOW_FAT'],
          allergies: [
            'MILK',
            'EGG',
            'FISH',
            'SHELLFISH',
            'TREE_NUT',
            'PEANUT',
            'WHEAT',
            'SOY',
            'SESAME',
            'OTHER',
          ],
        }),
      },
    ],
  ])('can be printed of %s', async (_what, asked) => {
    const pdf = await print(asked);
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(4);
    // A formula gone wrong would be drawn as a coordinate that is none.
    const drawings = drawingsIn(pdf);
    expect(drawings).toContain(' TJ');
    expect(drawings).not.toMatch(/NaN|Infinity|undefined/);
  });
});
