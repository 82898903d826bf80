import { FormattedMessage } from 'react-intl';
import { RecordLink } from '../../app/parts/cells.tsx';
import type { CommentRow } from '../data.ts';

type Props = Readonly<{ comment: Pick<CommentRow, 'subjectType' | 'subjectId'> }>;

/** What a comment stands under, with the way there where the console shows it. */
export const CommentSubject = ({ comment: { subjectType, subjectId } }: Props) => {
  const name = <FormattedMessage id={`console.comments.subject.${subjectType}`} />;
  return subjectType === 'FEED' ? <RecordLink place="feed-posts" id={subjectId} name={name} /> : name;
};
