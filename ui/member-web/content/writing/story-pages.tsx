import { Route, Routes } from 'react-router';
import EditPostPage from './EditPostPage.tsx';
import NewPostPage from './NewPostPage.tsx';
import OwnPostsPage from './OwnPostsPage.tsx';
import PostOverviewPage from './PostOverviewPage.tsx';

/** The pages on which articles are written, at their addresses. */
export const StoryPages = () => (
  <Routes>
    <Route path="/en?/dashboard/post" element={<OwnPostsPage />} />
    <Route path="/en?/dashboard/post/new" element={<NewPostPage />} />
    <Route path="/en?/dashboard/post/:id" element={<PostOverviewPage />} />
    <Route path="/en?/dashboard/post/:id/edit" element={<EditPostPage />} />
    <Route path="*" element={<p>Trang khác</p>} />
  </Routes>
);
