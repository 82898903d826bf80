import { localDraft, textsIn } from '../../app/parts/local-draft.ts';

/** What was typed and not sent; pictures are chosen anew. */
export const reportDraft = localDraft('fitboard-bug-report', textsIn(['type', 'title', 'content']));
