import { z } from 'zod';
import { questionCategories, questionLimits } from '#core/content/question/question.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { languages } from '#core/kernel/language.ts';
import { byId, contract, id, instant, line, version } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { localized } from '../../money/contract/partners.ts';

const category = z.enum(questionCategories);

export const questions = contract({
  list: {
    method: 'GET',
    path: '/questions',
    summary: 'What is asked often, with its answers; `q` finds without marks',
    access: 'visitor',
    query: z.strictObject({
      language: z.enum(languages).optional(),
      category: category.optional(),
      q: line(80).optional(),
    }),
    output: z.object({
      items: z.array(
        z.object({
          slug: z.string(),
          category,
          question: z.string(),
          /** Rich text. */
          answer: z.string(),
          /** The same without tags. */
          answerText: z.string(),
        }),
      ),
    }),
    refusals: [],
  },
});

const staffQuestion = z.object({
  id: z.string(),
  category,
  slug: z.string(),
  question: localized,
  answer: localized,
  position: z.int(),
  status: z.enum(activeStatuses),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const max = questionLimits.question.max;
const html = z.string().max(questionLimits.answer * 2);
const questionInput = z.strictObject({
  category,
  /** Empty: made of the question. */
  slug: line(questionLimits.slug).optional(),
  question: z.strictObject({ vi: line(max), en: line(max) }),
  answer: z.strictObject({ vi: html, en: html }),
  position: z.int().min(1).max(10_000).optional(),
  status: z.enum(activeStatuses).optional(),
});
const textRefusals = ['question.slug_taken', 'rich_text.too_deep', 'rich_text.too_many_pictures'] as const;

/** Ordinary records of the console. */
export const adminQuestions = contract({
  list: {
    method: 'GET',
    path: '/admin/questions',
    summary: 'Questions and answers',
    access: ['category.view'],
    query: listQuery,
    output: z.array(staffQuestion),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/questions/:id',
    summary: 'One question',
    access: ['category.view'],
    params: z.strictObject({ id }),
    output: staffQuestion,
    refusals: ['question.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/questions',
    summary: 'Add a question with its answer',
    access: ['category.create', 'category.manage'],
    body: questionInput,
    output: staffQuestion,
    status: 201,
    refusals: textRefusals,
    limit: 'write',
  },
  update: {
    method: 'PUT',
    path: '/admin/questions/:id',
    summary: 'Change a question; its address stays unless another is given',
    access: ['category.update', 'category.manage'],
    params: byId,
    body: questionInput.partial().extend({ version }),
    output: staffQuestion,
    refusals: ['question.not_found', 'version.stale', ...textRefusals],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/questions/:id',
    summary: 'Delete a question',
    access: ['category.delete', 'category.manage'],
    params: byId,
    output: staffQuestion,
    refusals: ['question.not_found'],
    limit: 'write',
  },
});
