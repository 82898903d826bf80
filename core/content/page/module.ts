import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { pageErrors } from './errors.ts';
import {
  discardPageDraft,
  getPage,
  getPageVersion,
  listPages,
  publishPage,
  savePageDraft,
  withdrawPage,
} from './use-cases/manage-pages.ts';
import { readPage } from './use-cases/read-page.ts';

const useCases = (ports: Composition) => ({
  readPage: readPage(ports),
  listPages: listPages(ports),
  getPage: getPage(ports),
  getPageVersion: getPageVersion(ports),
  savePageDraft: savePageDraft(ports),
  discardPageDraft: discardPageDraft(ports),
  publishPage: publishPage(ports),
  withdrawPage: withdrawPage(ports),
});

export const pageModule = {
  name: 'content',
  errors: pageErrors,
  useCases,
} as const satisfies Module;
