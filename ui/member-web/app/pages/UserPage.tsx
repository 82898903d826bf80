import PersonPage from '../../people/people/PersonPage.tsx';
import { PersonPosts } from '../../community/post/PersonPosts.tsx';

/** A person, and what they posted. */
const UserPage = () => (
  <PersonPage posts={({ id, displayName }) => <PersonPosts userId={id} name={displayName} />} />
);
export default UserPage;
