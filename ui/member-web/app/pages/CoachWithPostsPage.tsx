import CoachPage from '../../coaching/coaches/CoachPage.tsx';
import { PersonPosts } from '../../community/post/PersonPosts.tsx';

/** A coach, and what they posted. */
const CoachWithPostsPage = () => (
  <CoachPage posts={({ id, displayName }) => <PersonPosts userId={id} name={displayName} />} />
);
export default CoachWithPostsPage;
