import { Comments } from '../../community/comments/Comments.tsx';
import LearnPage from '../../learning/learn/LearnPage.tsx';

/** A lesson, and what was said about it. */
const LessonWithCommentsPage = () => (
  <LearnPage comments={({ id }) => <Comments subject={{ type: 'LESSON', id }} />} />
);
export default LessonWithCommentsPage;
