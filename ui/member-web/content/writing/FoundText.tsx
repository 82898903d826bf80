import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { contentOfFields } from './article-fields.ts';
import type { Written } from './data.ts';
import type { useArticleForm } from './use-article-form.ts';

/** Comparing takes a library of its own. */
const Difference = lazy(async () => ({
  default: (await import('#ui/content/ContentDifference.tsx')).ContentDifference,
}));

type Form = ReturnType<typeof useArticleForm>;
type Props = Readonly<{
  written: Written;
  form: Pick<Form, 'takeFound' | 'dropFound'>;
  found: NonNullable<Form['found']>;
}>;

/** What a closed browser left on the device, beside what the server has: both stay until one is chosen. */
export const FoundText = ({ written, form, found }: Props) => {
  const [isComparing, setComparing] = useState(false);
  return (
    <Alert severity="info">
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="writing.found" />
      </Typography>
      <FormattedMessage id={found.isOlder ? 'writing.found.older' : 'writing.found.text'} />
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={form.takeFound}>
          <FormattedMessage id="writing.found.take" />
        </Button>
        <Button variant="outlined" onClick={form.dropFound}>
          <FormattedMessage id="writing.found.drop" />
        </Button>
        <Button aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          <FormattedMessage id="writing.found.compare" />
        </Button>
      </Stack>
      {isComparing && (
        <Box sx={{ mt: 1.5, maxHeight: 320, overflowY: 'auto' }} tabIndex={0}>
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <Difference
              before={written.copy}
              after={contentOfFields(found.fields)}
              lang={written.language}
              media={written.media}
            />
          </Suspense>
        </Box>
      )}
    </Alert>
  );
};
