import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { subjectOf, useCommentSteps, type Comment } from '../post/data.ts';
import { pickedFrom } from '../text/mentions.ts';
import { useCommentDraft } from './use-comment-draft.ts';

/** A comment that is edited: `comment` is as the page knows it, which may change below the work. */
export const useCommentEdit = (comment: Comment, onDone: () => void) => {
  const steps = useCommentSteps(subjectOf(comment));
  /** The version the work began from. */
  const [base, setBase] = useState(comment.version);
  const [isRefused, setRefused] = useState(false);
  const asItIs = { text: comment.text, picked: pickedFrom(comment.text, comment.entities) };
  const draft = useCommentDraft({
    draftKey: `edit:${comment.id}`,
    start: asItIs,
    onSend: async (text, mentions, version = base) => {
      await steps.edit(comment.id, { text, mentions, version });
      onDone();
    },
    onRefused: async (refusal) => {
      if (!isApiError(refusal, 'version.stale')) return false;
      await steps.lookAgain(comment);
      setRefused(true);
      return true;
    },
  });
  const isStale = isRefused && comment.version !== base;
  const settle = () => {
    setBase(comment.version);
    setRefused(false);
  };
  return {
    draft,
    conflict: isStale
      ? {
          keepMine: () => {
            settle();
            void draft.send(comment.version);
          },
          takeTheirs: () => {
            settle();
            draft.show(asItIs);
          },
        }
      : null,
  };
};
