import { FormattedMessage } from 'react-intl';
import type { TreeLesson } from '../data.ts';

/** Kind, length and what is particular of a lesson, in one line. */
export const LessonFacts = ({ lesson }: Readonly<{ lesson: TreeLesson }>) => (
  <>
    {lesson.type === 'VIDEO' ? (
      <FormattedMessage
        id={lesson.seconds === null ? 'learning.tree.video.none' : 'learning.tree.video'}
        values={{ minutes: Math.ceil((lesson.seconds ?? 0) / 60) }}
      />
    ) : (
      <FormattedMessage id="learning.tree.document" values={{ words: lesson.words }} />
    )}
    {lesson.isPreview && (
      <>
        {' · '}
        <FormattedMessage id="learning.tree.preview" />
      </>
    )}
  </>
);
