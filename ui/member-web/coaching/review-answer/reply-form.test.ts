import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  emptyForm,
  formOf,
  hasWords,
  kindsFor,
  type NoteDraft,
  parseKeptForm,
  parseReplyForm,
  putBack,
  type ReplyForm,
  sentForm,
  unansweredParts,
  without,
  wordsOf,
} from './reply-form.ts';

const note = (id: string, text = ''): NoteDraft => ({ id, kind: 'BODY', text, anchor: null });
const form: ReplyForm = {
  notes: [
    note('1', 'Giữ nhịp này'),
    { ...note('2'), anchor: { kind: 'METRIC', key: 'waist' } },
    { ...note('3'), anchor: { kind: 'ANSWER', questionId: 'goal' } },
    {
      ...note('4'),
      anchor: { kind: 'PHOTO', mediumId: 'front', region: { x: 0, y: 0.1, width: 0.5, height: 0.2 } },
    },
    { ...note('5'), anchor: { kind: 'PHOTO', mediumId: 'front', region: null } },
  ],
  targets: [{ id: 't', metric: 'waist', direction: 'DECREASE', value: 80.5, weeks: 4 }],
  recording: { mediumId: 'voice', captions: 'TYPED', captionText: '0:05 Chào bạn' },
};

describe('what is asked about', () => {
  test('everything, or one part with general words', () => {
    expect(kindsFor('ALL')).toEqual(['GENERAL', 'BODY', 'STRENGTH', 'LIFESTYLE', 'NUTRITION']);
    expect(kindsFor('NUTRITION')).toEqual(['GENERAL', 'NUTRITION']);
  });

  test('parts without a word are named, whatever stands in the others', () => {
    const kinds = kindsFor('ALL');
    fc.assert(
      fc.property(fc.subarray([...kinds]), fc.subarray([...kinds]), (written, blank) => {
        const notes = [
          ...blank.map((kind, index) => ({ ...note(`b${index}`, ' \n'), kind })),
          ...written.map((kind, index) => ({ ...note(`w${index}`, 'Tốt'), kind })),
        ];
        const missing = unansweredParts('ALL', { ...emptyForm, notes });
        expect(missing).toEqual(kinds.filter((kind) => kind !== 'GENERAL' && !written.includes(kind)));
      }),
    );
    expect(unansweredParts('BODY', emptyForm)).toEqual(['BODY']);
  });

  test('only text that says something counts as words', () => {
    expect(hasWords(emptyForm)).toBe(false);
    expect(hasWords({ ...emptyForm, notes: [note('1', '  \n')] })).toBe(false);
    expect(hasWords(form)).toBe(true);
    // What is spoken says something too.
    expect(hasWords({ ...emptyForm, recording: form.recording })).toBe(true);
  });
});

describe('a list that is written on', () => {
  test('changes one, loses one, and gets it back where it stood', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, at) => {
        const notes = Array.from({ length }, (_, index) => note(String(index)));
        const index = at % length;
        const one = notes[index]!; // within the length
        const fewer = without(notes, one.id);
        expect(fewer).toHaveLength(length - 1);
        expect(putBack(fewer, one, index)).toEqual(notes);
        const others = changed(notes, one.id, { text: 'khác' }).filter(({ text }) => text === '');
        expect(others).toEqual(fewer);
      }),
    );
  });
});

describe('on the way', () => {
  test('a device gives back what it was given', () => {
    expect(parseReplyForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test('and the version that it was written on; none where an older page left it', () => {
    expect(parseKeptForm(JSON.parse(JSON.stringify({ ...form, version: 7 })))).toEqual({
      ...form,
      version: 7,
    });
    expect(parseKeptForm(form)).toEqual({ ...form, version: 0 });
    expect(parseKeptForm({ ...form, version: '7' })).toEqual({ ...form, version: 0 });
    expect(parseKeptForm({ version: 7 })).toBeNull();
  });

  test('through the server and back it says the same', () => {
    const typed = { ...form, notes: [note('1', ' Giữ nhịp này\n'.normalize('NFD'))] };
    const [target] = form.targets;
    const back: ReplyForm = {
      recording: { captionText: '0:05 Chào bạn', captions: 'TYPED', mediumId: 'voice' },
      targets: [
        {
          weeks: target!.weeks,
          value: target!.value,
          direction: target!.direction,
          metric: target!.metric,
          id: target!.id,
        },
      ],
      notes: [{ text: 'Giữ nhịp này', anchor: null, kind: typed.notes[0]!.kind, id: '1' }], // the one above
    };
    expect(wordsOf(back)).toBe(wordsOf({ ...typed, notes: [{ ...typed.notes[0]!, anchor: null }] }));
    expect(wordsOf({ ...back, notes: [] })).not.toBe(wordsOf(back));
    expect(wordsOf({ ...back, targets: [] })).not.toBe(wordsOf(back));
    expect(wordsOf({ ...back, recording: null })).not.toBe(wordsOf(back));
  });

  test('whatever lies on a device breaks nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (notes, targets, recording) => {
        expect(parseReplyForm(notes) ?? emptyForm).toBeDefined();
        const parsed = parseReplyForm({ notes: [notes], targets: [targets], recording });
        expect(parsed).not.toBeNull();
      }),
    );
  });

  test('the server gets numbers only', () => {
    const [target] = sentForm({
      ...form,
      targets: [{ id: 't', metric: 'waist', direction: 'KEEP', value: Number.NaN, weeks: Number.NaN }],
    }).targets;
    expect(target).toMatchObject({ value: null, weeks: 0 });
  });

  test('what later weeks decided is not written on again', () => {
    const since = {
      startValue: 82,
      dueDate: '2026-12-20',
      lastWeek: null,
      lastValue: null,
      unit: 'cm',
    } as const;
    const [open] = form.targets;
    const recording = {
      mediumId: 'voice',
      kind: 'AUDIO' as const,
      seconds: 9,
      captions: null,
      captionText: '',
      isThere: true,
    };
    const reply = {
      recording,
      notes: [{ ...note('1', 'Giữ nhịp này'), since: null }],
      targets: [
        { ...open!, ...since, status: 'OPEN' as const }, // the one above
        { ...open!, ...since, id: 'met', status: 'MET' as const },
      ],
    };
    const spoken = { mediumId: 'voice', captions: 'NONE', captionText: '' };
    const written = { notes: [note('1', 'Giữ nhịp này')], targets: [open] };
    expect(formOf(reply)).toEqual({ ...written, recording: spoken });
    const lost = { ...reply, recording: { ...recording, isThere: false } };
    expect(formOf(lost)).toEqual({ ...written, recording: null });
    expect(formOf({ ...reply, recording: null })).toEqual({ ...written, recording: null });
  });
});
