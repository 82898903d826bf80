import { type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import type { PostBody } from '../post/data.ts';
import type { AreaHandle } from '../text/MentionArea.tsx';
import type { Picked } from '../text/mentions.ts';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { CommentFields } from './CommentFields.tsx';
import { useCommentDraft } from './use-comment-draft.ts';

type Props = Readonly<{
  /** Where the words are kept until they are sent. */
  draftKey: string;
  label: string;
  onSend: (text: string, mentions: PostBody['mentions']) => Promise<unknown>;
  onCancel?: () => void;
  /** Whose comment is answered: their name stands in front. */
  answering?: Picked;
  ref?: Ref<AreaHandle>;
}>;

/** A new comment, or a reply to one. */
export const CommentForm = ({ draftKey, label, onSend, onCancel, answering, ref }: Props) => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const draft = useCommentDraft({ draftKey, onSend, ...(answering && { answering }) });
  if (user === undefined) return null;
  return (
    <CommentFields
      draft={draft}
      label={label}
      sendLabel={formatMessage({ id: 'feed.comment.send' })}
      before={<PersonAvatar name={user.displayName} avatarUrl={user.avatarUrl} size={36} />}
      {...(onCancel && { onCancel })}
      {...(ref && { ref })}
    />
  );
};
