import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { subjectOf, useCommentSteps, useReplies, type Comment } from '../post/data.ts';
import type { AreaHandle } from '../text/MentionArea.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import { useFound, useNamedComment } from './use-named-comment.ts';

/** The form stands where it was asked for: one writes at once. */
const begin = (area: AreaHandle | null) => area?.focus();

/** A comment with its answers, one level deep: who is answered stands as a name in front. */
export const CommentThread = ({ root, locked }: Readonly<{ root: Comment; locked: boolean }>) => {
  const { formatMessage } = useIntl();
  const named = useNamedComment();
  const isNamedInside = named !== null && named.threadId === root.id && named.id !== root.id;
  const [isOpen, setOpen] = useState(isNamedInside);
  const [answered, setAnswered] = useState<Comment>();
  const opener = useRef<HTMLElement>(null);
  const replies = useReplies(root.id, isOpen);
  const steps = useCommentSteps(subjectOf(root));
  const shown = isOpen ? (replies.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  useFound(isNamedInside && isOpen && !shown.some(({ id }) => id === named.id), replies);

  const answer = (comment: Comment, button: HTMLElement) => {
    opener.current = button;
    setAnswered(comment);
    if (root.replies > 0) setOpen(true);
  };
  const close = () => {
    setAnswered(undefined);
    opener.current?.focus({ preventScroll: true });
  };
  const replyTo = (comment: Comment) => (locked ? null : (button: HTMLElement) => answer(comment, button));
  const whom =
    answered && answered.author !== null && answered.id !== root.id
      ? { userId: answered.author.id, name: answered.author.name }
      : undefined;

  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <CommentRow comment={root} onReply={replyTo(root)} isNamed={named?.id === root.id} />
      {(root.replies > 0 || answered !== undefined) && (
        <Box sx={{ ml: '48px', mt: 0.5 }}>
          {root.replies > 0 && (
            <Button
              size="small"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              sx={{ ml: -1, minHeight: { xs: 44, md: 36 }, fontWeight: 600 }}
            >
              <FormattedMessage
                id={isOpen ? 'feed.replies.hide' : 'feed.replies.show'}
                values={{ count: root.replies }}
              />
            </Button>
          )}
          {isOpen && (
            <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }} aria-busy={replies.isPending}>
              {replies.error !== null && shown.length === 0 && <ErrorNote error={replies.error} />}
              {shown.map((reply) => (
                <Box component="li" key={reply.id} sx={{ py: 1 }}>
                  <CommentRow comment={reply} onReply={replyTo(reply)} isNamed={named?.id === reply.id} />
                </Box>
              ))}
              <ShowMore query={replies} placement="start" mt={0} />
            </Box>
          )}
          {answered !== undefined && (
            <Box sx={{ mt: 1 }}>
              <CommentForm
                key={answered.id}
                ref={begin}
                draftKey={`reply:${answered.id}`}
                label={formatMessage({ id: 'feed.comment.replyTo' }, { name: answered.author?.name ?? '' })}
                {...(whom && { answering: whom })}
                onCancel={close}
                onSend={async (text, mentions) => {
                  await steps.add({ text, mentions, parentId: answered.id });
                  close();
                  setOpen(true);
                }}
              />
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
