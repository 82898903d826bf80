import { questionFormArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { getQuestionForm, saveQuestionForm } from './use-cases/question-forms.ts';

const useCases = (ports: Composition) => ({
  getQuestionForm: getQuestionForm(ports),
  saveQuestionForm: saveQuestionForm(ports),
});

export const questionFormModule = {
  name: 'coaching',
  hooks: { archiveOf: questionFormArchive },
  useCases,
} as const satisfies Module;
