import { describe, expect, it } from 'vitest';
import { profileInputs } from '#fixtures/body/profiles.ts';
import {
  appleHealthXml,
  openScaleCsv,
  renphoCsv,
  takeoutCsv,
  takeoutJson,
  weightAt,
  withingsCsv,
  zeppCsv,
} from '#fixtures/body/health-exports.ts';
import { zippedBytes } from '#fixtures/body/health-archives.ts';
import type { ReadingOptions } from './collector.ts';
import { FileProblem } from './file-problem.ts';
import { readFile } from './read-file.ts';

const options: ReadingOptions = {
  today: '2026-11-27',
  timeZone: 'Asia/Ho_Chi_Minh',
  dateOrder: 'DMY',
  units: { mass: 'kg', length: 'cm' },
};

const read = (parts: BlobPart | readonly BlobPart[], changed: Partial<ReadingOptions> = {}) =>
  readFile(new Blob(Array.isArray(parts) ? [...parts] : [parts as BlobPart]), { ...options, ...changed }); // an array is the other of the two

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  return error instanceof FileProblem ? error.problem : `no problem: ${String(error)}`;
};

const valuesOf = ({ weeks }: Awaited<ReturnType<typeof readFile>>, wanted: string) =>
  weeks.filter(({ metric }) => metric === wanted).map(({ week, value }) => [week, value]);

describe('an Apple Health record', () => {
  const xml = [...appleHealthXml({ records: 4 * 60 })].join('');

  it('is read from its archive, in whatever language the phone named the file', async () => {
    const bytes = await zippedBytes([
      { path: 'apple_health_export/workout-routes/route.gpx', text: ['<gpx/>'] },
      { path: 'apple_health_export/export_cda.xml', text: ['<?xml version="1.0"?><ClinicalDocument/>'] },
      { path: 'apple_health_export/xuất.xml', text: [xml] },
    ]);
    const found = await read(bytes as BlobPart);
    expect(found).toMatchObject({ source: 'APPLE_HEALTH', isDateOrderOpen: false });
    expect(found.openUnits).toEqual({ mass: false, length: false });
    // Sixty days from Monday, 1 January 2024: pounds became kilograms, a share became percent.
    expect(valuesOf(found, 'weight')).toHaveLength(9);
    expect(valuesOf(found, 'weight')[0]?.[0]).toBe('2024-W01');
    const firstWeek = Array.from({ length: 7 }, (_, index) => weightAt(index, 60));
    const mean = firstWeek.reduce((sum, value) => sum + value, 0) / 7;
    expect(valuesOf(found, 'weight')[0]?.[1]).toBeCloseTo(mean, 1);
    expect(valuesOf(found, 'bodyFatPercent')[0]).toEqual(['2024-W01', 24.2]);
    expect(valuesOf(found, 'restingHeartRate')[0]).toEqual(['2024-W01', 61]);
    expect(
      found.weeks.every(({ metric }) => ['weight', 'bodyFatPercent', 'restingHeartRate'].includes(metric)),
    ).toBe(true);
  });

  it('is read unpacked too, cut anywhere', async () => {
    const whole = await read(xml);
    const bytes = new TextEncoder().encode(xml);
    const pieces: BlobPart[] = [];
    for (let at = 0; at < bytes.length; at += 997) pieces.push(bytes.slice(at, at + 997));
    expect(await read(pieces)).toEqual(whole);
  });

  it('unfolds no name that a document defines for itself', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY a "70"><!ENTITY b "&a;&a;&a;">]>
      <HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="&a;" startDate="2024-01-02 07:00:00 +0700"/></HealthData>`;
    expect(await problemOf(read(bomb))).toBe('NO_MEASUREMENTS');
  });

  it('that ends in the middle gives what was whole; one tag without end is refused', async () => {
    const cut = await read(xml.slice(0, -2000));
    expect(cut.weeks.length).toBeGreaterThan(10);
    expect(await problemOf(read(`${xml.slice(0, 3000)}<Record type="${'a'.repeat(3_000_000)}`))).toBe(
      'BROKEN',
    );
  });
});

describe('tables of scales', () => {
  it('of openScale: zero is not measured, and a comment may hold a line break', async () => {
    const found = await read([...openScaleCsv({ records: 28 })].join(''));
    expect(found.source).toBe('OPENSCALE');
    expect(valuesOf(found, 'weight')).toHaveLength(4);
    expect(valuesOf(found, 'waist').map(([, value]) => value)).toEqual([81.5, 81.5, 81.5, 81.5]);
    expect(found.weeks.some(({ metric }) => metric === 'chest' || metric === 'hip')).toBe(false);
    // Its numbers are in what the member chose there, and the file does not say.
    expect(found.openUnits).toEqual({ mass: true, length: true });
    const table = 'Date,Waist\n2024-01-15,32\n';
    expect(valuesOf(await read(table), 'waist')).toEqual([]);
    const inches = await read(table, { units: { mass: 'kg', length: 'in' } });
    expect(valuesOf(inches, 'waist')).toEqual([['2024-W03', 81.3]]);
  });

  it('of Withings: how heavy the fat is becomes a share of the weight', async () => {
    const found = await read(withingsCsv);
    expect(found.source).toBe('WITHINGS');
    expect(valuesOf(found, 'weight')).toEqual([
      ['2024-W01', 70],
      ['2024-W02', 69.5],
    ]);
    expect(valuesOf(found, 'bodyFatPercent')).toEqual([['2024-W01', 25]]);
  });

  it('of Zepp, Renpho and Google Fit, each as it writes them', async () => {
    const zepp = await read(zeppCsv);
    expect(zepp.source).toBe('ZEPP');
    expect(valuesOf(zepp, 'height')).toEqual([
      ['2024-W21', 168],
      ['2024-W22', 168],
    ]);
    expect(valuesOf(zepp, 'bodyFatPercent')).toEqual([['2024-W21', 26.1]]);

    const renpho = await read(renphoCsv);
    expect(renpho).toMatchObject({ source: 'RENPHO', isDateOrderOpen: false });
    expect(valuesOf(renpho, 'weight')).toEqual([
      ['2024-W03', 70],
      ['2024-W04', 69.7],
    ]);

    const fit = await read(takeoutCsv);
    expect(fit.source).toBe('GOOGLE_FIT');
    // The average of a day, not its most; a pulse of the whole day is no pulse at rest.
    expect(fit.weeks).toEqual([
      { metric: 'weight', week: '2024-W10', value: 70.5, days: 1 },
      { metric: 'weight', week: '2024-W11', value: 70.1, days: 1 },
    ]);
  });

  it('of one’s own, in Vietnamese, with semicolons and decimal commas, below a heading', async () => {
    const own =
      '\uFEFFSố đo của tôi\n\nNgày;Cân nặng (kg);Vòng eo (cm)\n15/01/2024;64,5;80\n22/01/2024;64,1;79,5\n';
    const found = await read(own);
    expect(found).toMatchObject({ source: 'CSV', isDateOrderOpen: false });
    expect(valuesOf(found, 'weight')).toEqual([
      ['2024-W03', 64.5],
      ['2024-W04', 64.1],
    ]);
    expect(valuesOf(found, 'waist')).toEqual([
      ['2024-W03', 80],
      ['2024-W04', 79.5],
    ]);
  });

  it('whose dates may be read in two ways ask, and are read as the member says', async () => {
    const table = 'Date,Weight (kg)\n03/04/2024,64\n05/04/2024,65\n';
    const dayFirst = await read(table);
    expect(dayFirst.isDateOrderOpen).toBe(true);
    expect(valuesOf(dayFirst, 'weight')).toEqual([['2024-W14', 64.5]]);
    expect(valuesOf(await read(table, { dateOrder: 'MDY' }), 'weight')).toEqual([
      ['2024-W10', 64],
      ['2024-W18', 65],
    ]);
  });

  it('of a spreadsheet in UTF-16', async () => {
    const text = '\uFEFFNgày\tCân nặng\n2024-01-15\t64,5\n';
    const bytes = new Uint8Array(
      [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
    expect(valuesOf(await read(bytes), 'weight')).toEqual([['2024-W03', 64.5]]);
  });

  it('say how many numbers were no body’s, and count the same day once', async () => {
    const found = await read(
      'Date,Weight (kg)\n2024-01-15 07:00,64\n2024-01-15 21:00,66\n2024-01-16,640\n2027-01-01,64\n',
    );
    expect(found.weeks).toEqual([{ metric: 'weight', week: '2024-W03', value: 66, days: 1 }]);
    expect(found.counts).toMatchObject({ read: 4, repeated: 1, implausible: 1, future: 1 });
  });
});

describe('what Google gives out', () => {
  it('is read from its archive: the table of days and the lists of points', async () => {
    const bytes = await zippedBytes([
      {
        path: 'Takeout/Fit/Daily activity metrics/2024-03-04.csv',
        text: ['Start time,End time,Average weight (kg)\n00:00:00.000+07:00,00:15:00.000+07:00,\n'],
      },
      { path: 'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv', text: [takeoutCsv] },
      {
        path: 'Takeout/Fit/All Data/derived_com.google.weight_merge.json',
        text: takeoutJson({ records: 14 }),
      },
      {
        path: 'Takeout/Fit/All Data/derived_com.google.step_count.delta.json',
        text: ['{"Data Points":[{"a":1}]}'],
      },
      { path: 'Takeout/archive_browser.html', text: ['<html></html>'] },
    ]);
    const found = await read(bytes as BlobPart);
    expect(found.source).toBe('GOOGLE_FIT');
    expect(
      valuesOf(found, 'weight')
        .map(([week]) => week)
        .toSorted(),
    ).toEqual(['2024-W01', '2024-W02', '2024-W10', '2024-W11']);
  });

  it('as one list of points', async () => {
    expect((await read([...takeoutJson({ records: 7 })].join(''))).weeks).toMatchObject([
      { metric: 'weight', week: '2024-W01', days: 7 },
    ]);
  });
});

describe('a wrong file', () => {
  it.each([
    ['EMPTY', ''],
    ['UNKNOWN', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['UNKNOWN', '{"posts":[]}'],
    ['OTHER_XML', '<gpx><trk/></gpx>'],
    ['OTHER_XML', '<!DOCTYPE html><html></html>'],
    ['OTHER_TABLE', 'Tên,Giá\nPhở,50000\n'],
    ['OTHER_TABLE', JSON.stringify([profileInputs()])],
    ['NO_DATES', 'Weight (kg),Waist (cm)\n64,80\n'],
    ['NO_DATES', 'Date,Weight (kg)\nyesterday,64\n'],
    ['NO_MEASUREMENTS', 'Date,Weight (kg)\n2024-01-15,\n'],
    ['BROKEN', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8])],
  ] as const)('has its sentence: %s', async (problem, content) => {
    expect(await problemOf(read(content as BlobPart))).toBe(problem);
  });

  it('in an archive: one of something else, and the backup of Health Connect', async () => {
    const other = await zippedBytes([{ path: 'anh.txt', text: ['xin chào'] }]);
    expect(await problemOf(read(other as BlobPart))).toBe('OTHER_ZIP');
    const backup = await zippedBytes([{ path: 'health_connect_export.db', text: ['SQLite format 3'] }]);
    expect(await problemOf(read(backup as BlobPart))).toBe('HEALTH_CONNECT');
  });
});
