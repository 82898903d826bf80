import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';

/** Every paid review, as a file of numbers. */
export const useEarningsFile = () =>
  useMutation({
    mutationFn: () => client.coachDesk.earningsCsv(),
    onSuccess: (file) => saveFile(file, 'earnings.csv'),
  });
