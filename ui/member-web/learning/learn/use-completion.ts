import { useState } from 'react';
import { useProgressRefresh } from '../data.ts';
import { type Lesson, useLessonSteps } from './data.ts';

/** Marks a document; what it opens is asked for again. */
export const useCompletion = ({ id, progress }: Lesson) => {
  const { complete, show, again } = useLessonSteps(id);
  const refreshProgress = useProgressRefresh();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  return {
    isBusy,
    refusal,
    mark: async () => {
      setBusy(true);
      setRefusal(undefined);
      try {
        const { lesson } = await complete();
        if (progress !== null)
          show({
            state: lesson.state,
            progress: { ...progress, contentDone: true, done: lesson.state === 'DONE' },
          });
        await Promise.all([again(), refreshProgress()]);
      } catch (error) {
        setRefusal(error);
      } finally {
        setBusy(false);
      }
    },
  };
};
