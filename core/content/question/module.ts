import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { questionErrorFields, questionErrors } from './errors.ts';
import { listQuestions } from './use-cases/list-questions.ts';
import {
  createQuestion,
  deleteQuestion,
  getStaffQuestion,
  listStaffQuestions,
  updateQuestion,
} from './use-cases/manage-questions.ts';

const useCases = (ports: Composition) => ({
  listQuestions: listQuestions(ports),
  listStaffQuestions: listStaffQuestions(ports),
  getStaffQuestion: getStaffQuestion(ports),
  createQuestion: createQuestion(ports),
  updateQuestion: updateQuestion(ports),
  deleteQuestion: deleteQuestion(ports),
});

export const questionModule = {
  name: 'content',
  errors: questionErrors,
  errorFields: questionErrorFields,
  useCases,
} as const satisfies Module;
