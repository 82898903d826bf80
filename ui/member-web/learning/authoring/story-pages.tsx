import { Route, Routes } from 'react-router';
import EditPage from './EditPage.tsx';
import EnrollPage from './EnrollPage.tsx';
import OverviewPage from './OverviewPage.tsx';

/** The pages of one challenge under their addresses. */
export const StoryPages = () => (
  <Routes>
    {['', '/en'].map((language) => (
      <Route key={language} path={`${language}/dashboard/challenge/:id`}>
        <Route index element={<OverviewPage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path="enroll" element={<EnrollPage />} />
      </Route>
    ))}
    <Route path="*" element={null} />
  </Routes>
);
