import { Comments } from '../../community/comments/Comments.tsx';
import ArticlePage from '../../content/articles/ArticlePage.tsx';

/** An article, and what was said about it. */
const ArticleWithCommentsPage = () => (
  <ArticlePage
    comments={({ id, comments }) => <Comments subject={{ type: 'POST', id }} count={comments} />}
  />
);
export default ArticleWithCommentsPage;
