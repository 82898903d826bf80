import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import type { Language } from '#ui/intl.ts';
import { useWeeksFile } from './data.ts';

/** All weeks as a file of numbers, free of charge. */
export const DataExport = ({ language }: Readonly<{ language: Language }>) => {
  const { formatMessage } = useIntl();
  const data = useWeeksFile(language);

  return (
    <Box component="section">
      <Typography variant="h3">
        <FormattedMessage id="timeline.export.data" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <FormattedMessage id="timeline.export.data.lead" />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {(['CSV', 'JSON'] as const).map((format) => (
          <SubmitButton
            key={format}
            type="button"
            variant="outlined"
            busy={data.isPending && data.variables === format}
            onClick={() => data.mutate(format)}
            startIcon={<DownloadIcon />}
          >
            {formatMessage({ id: 'timeline.export.download' }, { format })}
          </SubmitButton>
        ))}
      </Box>
      {data.isError && <ErrorNote error={data.error} />}
    </Box>
  );
};
