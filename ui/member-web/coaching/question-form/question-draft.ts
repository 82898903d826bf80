import {
  maxOptions,
  maxQuestions,
  optionMaxLength,
  questionKinds,
  questionMaxLength,
  type Question,
  type QuestionKind,
} from '#core/coaching/question-form/question-form.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { lineProblem, proseProblem } from '#ui/api/field-problems.ts';

/** Options of a kind that has none are kept while it is worked on: a change of mind brings them back. */
export type DraftQuestion = Question;
export type Draft = readonly DraftQuestion[];

export const asksToChoose = (kind: QuestionKind): boolean => kind !== 'text' && kind !== 'text_area';

export const newQuestion = (id: string, kind: QuestionKind = 'text'): DraftQuestion => ({
  id,
  kind,
  label: '',
  help: '',
  required: false,
  options: asksToChoose(kind) ? ['', ''] : [],
});

export const changed = (draft: Draft, id: string, parts: Partial<DraftQuestion>): Draft =>
  draft.map((question) => (question.id === id ? { ...question, ...parts } : question));

/** A question with choices has two empty options to begin with. */
export const ofKind = (draft: Draft, id: string, kind: QuestionKind): Draft =>
  draft.map((question) => {
    if (question.id !== id) return question;
    const options = asksToChoose(kind) && question.options.length < 2 ? ['', ''] : question.options;
    return { ...question, kind, options };
  });

export const duplicated = (draft: Draft, id: string, newId: string): Draft =>
  draft.length >= maxQuestions
    ? draft
    : draft.flatMap((question) => (question.id === id ? [question, { ...question, id: newId }] : [question]));

export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Back to where it stood, as far as the list still reaches. */
export const restored = (draft: Draft, question: DraftQuestion, at: number): Draft =>
  draft.some(({ id }) => id === question.id) ? draft : draft.toSpliced(at, 0, question);

/** As it is saved: texts in one form, and options only where there is something to choose. */
export const sent = (draft: Draft) =>
  draft.map(({ id, kind, label, help, required, options }) => ({
    id,
    kind,
    label: normalize(label),
    help: normalize(help),
    required,
    options: asksToChoose(kind) ? options.map(normalize) : [],
  }));

export const isSame = (draft: Draft, saved: Draft): boolean =>
  JSON.stringify(sent(draft)) === JSON.stringify(sent(saved));

export type QuestionProblems = Readonly<
  Partial<Record<'label' | 'help' | 'options', string>> & { option?: Readonly<Record<number, string>> }
>;

const problemsOfOptions = (options: readonly string[]): Readonly<Record<number, string>> => {
  const seen = new Set<string>();
  return Object.fromEntries(
    options.flatMap((option, index): [number, string][] => {
      const text = normalize(option);
      const twin = seen.has(fold(text));
      seen.add(fold(text));
      if (text === '') return [[index, 'questionForm.option.empty']];
      if (twin) return [[index, 'questionForm.option.twice']];
      const problem = lineProblem(option, optionMaxLength);
      return problem === undefined ? [] : [[index, problem]];
    }),
  );
};

/** What keeps a question from being asked; nothing when it can be. The tests hold it to the core's rules. */
export const problemsOf = ({ kind, label, help, options }: DraftQuestion): QuestionProblems | undefined => {
  const labelProblem =
    normalize(label) === '' ? 'questionForm.label.empty' : lineProblem(label, questionMaxLength);
  const helpProblem = proseProblem(help, questionMaxLength);
  const option = asksToChoose(kind) ? problemsOfOptions(options) : {};
  const tooFew = asksToChoose(kind) && options.length < 2;
  const problems: QuestionProblems = {
    ...(labelProblem === undefined ? {} : { label: labelProblem }),
    ...(helpProblem === undefined ? {} : { help: helpProblem }),
    ...(tooFew ? { options: 'questionForm.options.few' } : {}),
    ...(Object.keys(option).length > 0 ? { option } : {}),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const readQuestion = (value: unknown): DraftQuestion | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, kind, label, help, required, options } = value as Readonly<Record<string, unknown>>; // any object may be read so
  const known = questionKinds.find((each) => each === kind);
  const areTexts = isText(id) && isText(label) && isText(help) && Array.isArray(options);
  if (known === undefined || !areTexts || !options.every(isText)) return undefined;
  return { id, kind: known, label, help, required: required === true, options: options.slice(0, maxOptions) };
};

export type KeptDraft = Readonly<{ number: number; questions: Draft }>;

/** What lay on the device, unless something else lies there by now. */
export const readKept = (stored: unknown): KeptDraft | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { number, questions } = stored as Readonly<Record<string, unknown>>; // any object may be read so
  if (typeof number !== 'number' || !Array.isArray(questions)) return undefined;
  const read = questions.slice(0, maxQuestions).map(readQuestion);
  const whole = read.filter((question) => question !== undefined);
  return whole.length === read.length ? { number, questions: whole } : undefined;
};
