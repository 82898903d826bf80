import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateInputs } from '#core/body/indicator/validation.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { readFrom } from '#fixtures/member-lifecycle/archives.ts';
import { archiveFormat } from './archive-content.ts';
import { problemOfEntries, zipLimits, type ZipEntry } from './archive-entries.ts';
import { readArchive } from './read-archive.ts';

const week = (parts: object = {}) => ({
  id: 'week-1',
  week: '2026-W40',
  standard: 'WHO',
  inputs: profileInputs(),
  carriedOver: ['body.waist'],
  media: [],
  ...parts,
});
const archive = (parts: object = {}) => ({
  archive: { format: archiveFormat, origin: 'https://a.example', exportId: 'export-1' },
  exportedAt: '2026-11-20T05:00:00.000Z',
  account: { id: 'me' },
  snapshots: [week()],
  goals: [],
  media: [],
  ...parts,
});
const nothing = () => false;
const problemOf = (data: unknown) => {
  const read = readArchive(data, nothing);
  return 'problem' in read ? read.problem : null;
};

describe('the data of an archive', () => {
  it('is read as it says, with where it came from', () => {
    expect(readFrom(archive())).toMatchObject({
      source: { origin: 'https://a.example', exportId: 'export-1' },
      weeks: [{ week: '2026-W40', inputs: profileInputs(), carriedOver: ['body.waist'] }],
      leftOut: { incompleteWeeks: 0, values: 0, goals: 0, answers: 0, missingPhotos: 0, otherFiles: 0 },
    });
  });

  it('is read without a format too: archives of before said none', () => {
    const { archive: _, ...old } = archive();
    expect(readFrom(old)).toMatchObject({ source: { origin: 'unknown' }, weeks: [{ week: '2026-W40' }] });
  });

  it('of a newer format, of another program, or without anything to bring says so', () => {
    expect(problemOf(archive({ archive: { format: archiveFormat + 1 } }))).toBe('NEWER');
    for (const other of [null, [], 'text', {}, { snapshots: [] }, { account: {}, snapshots: [] }])
      expect(problemOf(other)).toBe('OTHER_ZIP');
    expect(problemOf(archive({ snapshots: [] }))).toBe('NO_WEEKS');
    expect(problemOf(archive({ snapshots: Array.from({ length: 1101 }, () => week()) }))).toBe('TOO_LARGE');
  });

  it('leaves out what the profile here would refuse, and says how much', () => {
    const inputs = profileInputs({ waist: 4000, pushUps: 3.5 });
    const strange = { ...inputs, body: { ...inputs.body, wings: 2 } };
    const read = readFrom(
      archive({
        snapshots: [
          week({ inputs: strange }),
          week({ week: '2026-W41', inputs: profileInputs({ weight: 900 }) }),
          week({ week: '2026-W99' }),
        ],
        goals: [
          { metric: 'weight', target: 4 },
          { metric: 'wings', target: 2 },
          { metric: 'waist', target: 75 },
        ],
      }),
    );
    expect(read.weeks).toHaveLength(1);
    expect(read.weeks[0]?.inputs).toEqual(profileInputs({ waist: null, pushUps: null }));
    // What is not there was not carried over.
    expect(read.weeks[0]?.carriedOver).toEqual([]);
    expect(read.goals.map(({ metric }) => metric)).toEqual(['waist']);
    expect(read.leftOut).toMatchObject({ incompleteWeeks: 2, values: 2, goals: 2 });
  });

  it('shows photos only out of the folder of files, and only those that the zip holds', () => {
    const media = [
      { id: 'm1', file: 'media/m1-a.jpg', name: 'a.jpg' },
      { id: 'm2', file: '../../etc/passwd', name: 'b' },
      { id: 'm3', file: 'media/m3-c.jpg', name: 'c.jpg' },
      { id: 'chat', file: 'media/chat-d.jpg', name: 'd.jpg' },
    ];
    const shown = [
      { mediumId: 'm1', side: 'FRONT' },
      { mediumId: 'm2', side: 'BACK' },
      { mediumId: 'm3', side: 'LEFT' },
      { mediumId: 'm1', side: 'ABOVE' },
    ];
    const read = readFrom(
      archive({ media, snapshots: [week({ media: shown })] }),
      (path) => !path.includes('m3'),
    );
    expect(read.weeks[0]?.photos).toEqual([
      { id: 'm1', side: 'FRONT', name: 'a.jpg', file: 'media/m1-a.jpg' },
      { id: 'm2', side: 'BACK', name: '', file: null },
      { id: 'm3', side: 'LEFT', name: '', file: null },
    ]);
    expect(read.leftOut).toMatchObject({ missingPhotos: 2, otherFiles: 1 });
  });

  it('never fails, and hands on only what may be stored, whatever a file says', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-W40', 'media/x', '\u0000', 'a'),
    );
    const anything = fc.oneof(texts, fc.jsonValue(), fc.constant(undefined));
    const rows = fc.array(
      fc.record({
        id: anything,
        week: fc.constantFrom('2026-W40', '2026-W41', 'x'),
        inputs: fc.oneof(fc.constant(profileInputs()), anything),
        carriedOver: anything,
        media: fc.array(fc.record({ mediumId: anything, side: fc.constantFrom('FRONT', 'x') })),
        coachName: anything,
        message: anything,
        approvedAt: fc.constantFrom('2026-11-20T05:00:00Z', 'x'),
        reply: fc.record({ notes: fc.array(fc.record({ kind: anything, text: texts })), targets: anything }),
        rating: fc.record({ stars: anything, content: anything }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(rows, rows, anything, (snapshots, reviews, media) => {
        const read = readArchive(archive({ snapshots, reviews, media, goals: snapshots }), () => true);
        if ('problem' in read) return;
        for (const { inputs } of read.weeks) expect(validateInputs(inputs)).toEqual([]);
        for (const { coachName, notes, message, rating } of read.answers) {
          expect(textProblem(coachName, 'line')).toBeNull();
          for (const text of [...notes.map((note) => note.text), message ?? '', rating?.content ?? ''])
            expect(textProblem(text, 'prose')).toBeNull();
        }
      }),
    );
  });
});

describe('the list of a zip', () => {
  const entry = (parts: Partial<ZipEntry> = {}): ZipEntry => ({
    path: 'media/m1-a.jpg',
    size: 2_000_000,
    packed: 2_000_000,
    isFolder: false,
    isLocked: false,
    isLink: false,
    ...parts,
  });
  const data = entry({ path: 'data.json', size: 900_000, packed: 40_000 });

  it('of an archive of ours is fine', () => {
    expect(problemOfEntries([data, entry(), entry({ path: 'media/', isFolder: true })])).toBeNull();
  });

  it('that leads out of itself, is a bomb, or says one name twice is not opened', () => {
    const paths = ['../x', '/etc/passwd', 'media/../../x', 'C:\\x', 'media\\x', 'a\u0000b', ''];
    for (const path of paths) expect(problemOfEntries([data, entry({ path })])).toBe('UNSAFE');
    expect(problemOfEntries([data, entry({ isLink: true })])).toBe('UNSAFE');
    expect(problemOfEntries([data, entry({ packed: 1000 })])).toBe('UNSAFE');
    expect(problemOfEntries([data, entry({ packed: 0 })])).toBe('UNSAFE');
    expect(problemOfEntries([data, entry(), entry()])).toBe('UNSAFE');
  });

  it('that is too long or too large, has a password, or is another program’s says so', () => {
    const many = Array.from({ length: zipLimits.entries + 1 }, (_, index) =>
      entry({ path: `media/${index}` }),
    );
    expect(problemOfEntries([data, ...many])).toBe('TOO_LARGE');
    const large = { size: zipLimits.dataBytes + 1, packed: zipLimits.dataBytes };
    expect(problemOfEntries([{ ...data, ...large }])).toBe('TOO_LARGE');
    const whole = { size: zipLimits.bytes, packed: zipLimits.bytes };
    expect(problemOfEntries([data, entry(whole)])).toBe('TOO_LARGE');
    expect(problemOfEntries([{ ...data, isLocked: true }])).toBe('LOCKED');
    expect(problemOfEntries([entry({ path: 'apple_health_export/export.xml' })])).toBe('OTHER_ZIP');
  });
});
