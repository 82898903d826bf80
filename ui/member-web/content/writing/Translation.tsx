import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { GlobeIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { editArticlePath } from '../../app/paths.ts';
import { useTranslationHost, useWriterSteps, type Written } from './data.ts';

/** The same article in the other language: the one there is, or its beginning. */
export const Translation = ({ written }: Readonly<{ written: Written }>) => {
  const navigate = useLocalNavigate();
  const { translate } = useWriterSteps();
  const translationHost = useTranslationHost();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [there] = written.translations;
  const other = written.language === 'vi' ? 'en' : 'vi';
  const begin = async (isMachine: boolean) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await navigate(editArticlePath((await translate(written.id, isMachine)).id));
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  };
  if (there !== undefined)
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <PostStateChips status={there.status} change="NONE" />
        <Button
          component={LocalLink}
          to={editArticlePath(there.id)}
          variant="outlined"
          startIcon={<GlobeIcon />}
        >
          <FormattedMessage id={`writing.translation.open.${there.language}`} />
        </Button>
      </Box>
    );
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        <FormattedMessage id="writing.translation.text" />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<GlobeIcon />}
          disabled={busy}
          onClick={() => void begin(false)}
        >
          <FormattedMessage id={`writing.translation.begin.${other}`} />
        </Button>
        {translationHost !== null && (
          <Button variant="outlined" disabled={busy} onClick={() => void begin(true)}>
            <FormattedMessage id="writing.translation.machine" values={{ host: translationHost }} />
          </Button>
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Box>
  );
};
