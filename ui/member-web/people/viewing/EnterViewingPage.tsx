import { useEffect } from 'react';
import { useParams } from 'react-router';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';

/** From the console into a viewing: the page is opened anew, so that nothing of the staff's own stands on it. */
const EnterViewingPage = () => {
  const { id = '' } = useParams();
  const local = useLocalPath();
  const fitboard = local(paths.fitboard);
  useEffect(() => {
    viewingMark.enter(id);
    location.replace(fitboard);
  }, [id, fitboard]);
  return <CardGridSkeleton cards={3} />;
};

export default EnterViewingPage;
