import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { languages, type Language, type LocalizedText } from '#core/kernel/language.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import { questionLimits, questionSlug, type Question, type QuestionCategory } from '../question.ts';

type Needs = Writes<'auditLog' | 'questions'> & Pick<Ports, 'clock' | 'ids' | 'richText'>;

export type QuestionInput = Readonly<{
  category: QuestionCategory;
  /** Empty: made of the question. */
  slug?: string | undefined;
  question: LocalizedText;
  answer: LocalizedText;
  position?: number | undefined;
  status?: ActiveStatus | undefined;
}>;

/** Vietnamese must be there; English may be empty as a whole. */
const isNeeded = (language: Language, { question, answer }: Pick<QuestionInput, 'question' | 'answer'>) =>
  language === 'vi' || normalize(question.en) !== '' || answer.en !== '';

const cleanQuestion = (typed: string, language: Language): string => {
  const path = `body.question.${language}` as const;
  const text = normalize(typed);
  const { min, max } = questionLimits.question;
  if (text.length < min) throw fieldError(path, 'input.min_length', { length: min });
  if (text.length > max) throw fieldError(path, 'input.max_length', { length: max });
  const problem = textProblem(text, 'line');
  if (problem) throw fieldError(path, problem.code, problem.params);
  return text;
};

type Words = Pick<Question, 'question' | 'answer' | 'answerText'>;

const cleanWords = (
  needs: Pick<Ports, 'richText'>,
  input: Pick<QuestionInput, 'question' | 'answer'>,
): Words => {
  const empty = { vi: '', en: '' };
  let words: Words = { question: empty, answer: empty, answerText: empty };
  for (const language of languages) {
    if (!isNeeded(language, input)) continue;
    const path = `body.answer.${language}` as const;
    const html = input.answer[language];
    const { html: answer, text, pictures } = requireRichText(needs, { html, maxLength: questionLimits.answer, path }); // prettier-ignore
    if (answer === '') throw fieldError(path, 'input.required');
    if (pictures > 0) throw fieldError(path, 'rich_text.too_many_pictures', { count: 0 });
    words = {
      question: { ...words.question, [language]: cleanQuestion(input.question[language], language) },
      answer: { ...words.answer, [language]: answer },
      answerText: { ...words.answerText, [language]: text },
    };
  }
  return words;
};

const logged = ({ category, slug, question, position, status }: Question) => ({
  category,
  slug,
  question,
  position,
  status,
});

export const listStaffQuestions =
  ({ reads }: Reads<'questions'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<Question>> => {
    requirePermission(actor, 'category.view');
    return reads.questions.list(request);
  };

export const getStaffQuestion =
  ({ reads }: Reads<'questions'>) =>
  async (actor: Actor, id: string): Promise<Question> => {
    requirePermission(actor, 'category.view');
    const found = await reads.questions.find(id);
    if (!found) throw new DomainError('question.not_found');
    return found;
  };

export const createQuestion =
  (needs: Needs) =>
  async (actor: Actor, input: QuestionInput): Promise<Question> => {
    requirePermission(actor, 'category.create', 'category.manage');
    const words = cleanWords(needs, input);
    return needs.transaction(async ({ questions, auditLog }) => {
      const at = needs.clock.now();
      const question: Question = {
        id: needs.ids.next(),
        category: input.category,
        slug: questionSlug(input.slug ?? '', words.question),
        ...words,
        position: input.position ?? 1,
        status: input.status ?? 'ACTIVE',
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await questions.insert(question);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'question.create',
          targetType: 'question',
          targetId: question.id,
          before: null,
          after: logged(question),
          reason: null,
        }),
      );
      return question;
    });
  };

type Change = Readonly<{ id: string }> & SeenVersion & { readonly [Key in keyof QuestionInput]?: QuestionInput[Key] | undefined }; // prettier-ignore

/** What is left out stays as it is. */
export const updateQuestion =
  (needs: Needs) =>
  async (actor: Actor, { id, version: seen, ...change }: Change): Promise<Question> => {
    requirePermission(actor, 'category.update', 'category.manage');
    return needs.transaction(async ({ questions, auditLog }) => {
      const before = await questions.find(id);
      if (!before) throw new DomainError('question.not_found');
      const at = needs.clock.now();
      const edit = { stored: before.version, seen, at, targetType: 'question' as const, targetId: id };
      const version = await nextVersion({ auditLog }, actor, edit);
      const words = cleanWords(needs, {
        question: change.question ?? before.question,
        answer: change.answer ?? before.answer,
      });
      const after: Question = {
        ...before,
        ...words,
        category: change.category ?? before.category,
        slug: change.slug === undefined ? before.slug : questionSlug(change.slug, words.question),
        position: change.position ?? before.position,
        status: change.status ?? before.status,
        version,
        updatedAt: at,
      };
      await questions.update(after);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'question.update',
          targetType: 'question',
          targetId: id,
          before: logged(before),
          after: logged(after),
          reason: null,
        }),
      );
      return after;
    });
  };

export const deleteQuestion =
  ({ transaction, clock }: Pick<Needs, 'transaction' | 'clock'>) =>
  async (actor: Actor, id: string): Promise<Question> => {
    requirePermission(actor, 'category.delete', 'category.manage');
    return transaction(async ({ questions, auditLog }) => {
      const before = await questions.find(id);
      if (!before) throw new DomainError('question.not_found');
      await questions.delete(id);
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'question.delete',
          targetType: 'question',
          targetId: id,
          before: logged(before),
          after: null,
          reason: null,
        }),
      );
      return before;
    });
  };
