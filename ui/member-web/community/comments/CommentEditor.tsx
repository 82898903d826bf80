import { useIntl } from 'react-intl';
import type { Comment } from '../post/data.ts';
import { EditConflict } from '../text/EditConflict.tsx';
import { CommentFields } from './CommentFields.tsx';
import { useCommentEdit } from './use-comment-edit.ts';

/** The same words under work; another window that was faster is told of, and nothing typed is lost. */
export const CommentEditor = ({ comment, onDone }: Readonly<{ comment: Comment; onDone: () => void }>) => {
  const { formatMessage } = useIntl();
  const { draft, conflict } = useCommentEdit(comment, onDone);
  return (
    <>
      {conflict !== null && (
        <EditConflict
          theirs={comment.text}
          isBusy={draft.isBusy}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <CommentFields
        draft={draft}
        label={formatMessage({ id: 'feed.comment.edit' })}
        sendLabel={formatMessage({ id: 'ui.save' })}
        onCancel={onDone}
        mustWait={conflict !== null}
      />
    </>
  );
};
