import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useMay } from '../parts/rights.ts';
import { permitted } from './records.ts';

const mostOfEach = 4;
/** Before that nothing is asked. */
export const leastLetters = 2;

/** Records of every list this person may read, as its own search finds them. */
export const useRecordsNamed = (text: string) => {
  const dataProvider = useDataProvider();
  const may = useMay();
  return useQuery({
    queryKey: ['quick-find', text],
    queryFn: async ({ signal }) => {
      const lists = permitted(may);
      const answers = await Promise.allSettled(
        lists.map(({ place }) =>
          dataProvider.getList<RaRecord>(place, {
            filter: { q: text },
            pagination: { page: 1, perPage: mostOfEach },
            signal,
          }),
        ),
      );
      // One list that is not answered hides no other; none answered at all is said.
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason;
      return lists.flatMap((list, at) => {
        const answer = answers[at];
        return answer?.status === 'fulfilled' ? answer.value.data.map((row) => ({ list, row })) : [];
      });
    },
    enabled: text.length >= leastLetters,
    staleTime: 30_000,
    retry: false,
  });
};
