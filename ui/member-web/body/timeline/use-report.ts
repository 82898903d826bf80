import { useState } from 'react';
import type { Language } from '#core/kernel/language.ts';
import { downloadFrom } from '#ui/save-file.ts';
import { useNewReport, useReportAddress } from './data.ts';

type Ready = Readonly<{ url: string; name: string; mediumId: string | null }>;

/** The report of one week: made for a fee, downloaded at once, and once more when asked. */
export const useReport = (weekId: string, language: Language) => {
  const [ready, setReady] = useState<Ready>();
  const make = useNewReport(weekId, language, ({ url, name, mediumId }) => {
    setReady({ url, name, mediumId });
    downloadFrom(url, name);
  });
  const again = useReportAddress((url, { name }) => downloadFrom(url, name));

  return { ready, make, again };
};

export type Report = ReturnType<typeof useReport>;
