import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '#core/coaching/question-form/form-rules.ts';
import { maxQuestions, questionKinds } from '#core/coaching/question-form/question-form.ts';
import {
  changed,
  type DraftQuestion,
  duplicated,
  isSame,
  moved,
  newQuestion,
  ofKind,
  problemsOf,
  readKept,
  restored,
  sent,
} from './question-draft.ts';

const text = fc.constantFrom('', ' ', 'Một', 'một', 'Hai', 'Ba ');
const question = (id: string): fc.Arbitrary<DraftQuestion> =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom(...questionKinds),
    label: text,
    help: text,
    required: fc.boolean(),
    options: fc.array(text, { maxLength: 4 }),
  });

const refused = (draft: readonly DraftQuestion[]) => {
  try {
    readQuestions(sent(draft));
    return false;
  } catch {
    return true;
  }
};

describe('a question that is worked on', () => {
  it('is held back exactly when the core would refuse it', () => {
    fc.assert(
      fc.property(question('a'), (draft) => {
        expect(problemsOf(draft) !== undefined).toBe(refused([draft]));
      }),
    );
  });

  it('says which option is empty or there twice', () => {
    const draft = { ...newQuestion('a', 'radio'), label: 'Khi nào?', options: ['Sáng', '', 'sáng'] };
    expect(problemsOf(draft)).toEqual({
      option: { 1: 'questionForm.option.empty', 2: 'questionForm.option.twice' },
    });
  });

  it('keeps its options through a change of mind, and saves them only where one chooses', () => {
    const radio = [{ ...newQuestion('a', 'radio'), options: ['Sáng', 'Tối'] }];
    const asText = ofKind(radio, 'a', 'text');
    expect(sent(asText)[0]?.options).toEqual([]);
    expect(sent(ofKind(asText, 'a', 'select'))[0]?.options).toEqual(['Sáng', 'Tối']);
    expect(ofKind([newQuestion('a')], 'a', 'checkbox')[0]?.options).toEqual(['', '']);
  });
});

const ids = (draft: readonly DraftQuestion[]) => draft.map(({ id }) => id);

describe('the list of questions', () => {
  const three = ['a', 'b', 'c'].map((id) => newQuestion(id));

  it('moves one and keeps the others in their order', () => {
    expect(ids(moved(three, 0, 2))).toEqual(['b', 'c', 'a']);
    expect(ids(moved(three, 2, 1))).toEqual(['a', 'c', 'b']);
    expect(moved(three, 0, -1)).toBe(three);
    expect(moved(three, 0, 3)).toBe(three);
  });

  it('puts a copy behind its original, until the form is full', () => {
    expect(ids(duplicated(three, 'a', 'x'))).toEqual(['a', 'x', 'b', 'c']);
    const full = Array.from({ length: maxQuestions }, (_, index) => newQuestion(String(index)));
    expect(duplicated(full, '0', 'x')).toBe(full);
  });

  it('brings back what was removed, once', () => {
    const [first = newQuestion('a'), ...rest] = three;
    expect(ids(restored(rest, first, 0))).toEqual(['a', 'b', 'c']);
    expect(restored(three, first, 0)).toBe(three);
  });

  it('is the same while only blanks around the words differ', () => {
    expect(isSame(changed(three, 'a', { label: ' Một ' }), changed(three, 'a', { label: 'Một' }))).toBe(true);
    expect(isSame(three, moved(three, 0, 1))).toBe(false);
  });
});

describe('what lay on the device', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(question('a'), { maxLength: 3 }), fc.nat(), (questions, number) => {
        expect(readKept({ number, questions })).toEqual({ number, questions });
      }),
    );
  });

  it.each([null, '', [], { number: 1 }, { number: 1, questions: [{ id: 'a', kind: 'date' }] }])(
    'is nothing when it is %j',
    (kept) => {
      expect(readKept(kept)).toBeUndefined();
    },
  );
});
