import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { languages } from '#core/kernel/language.ts';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { GlobeIcon, PlusIcon } from '../../icons.tsx';
import { useAuthoring, type WorkingCopy } from '../data.ts';

/** The same challenge in the other language: opened, or begun. */
export const Translations = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { calls, editPath } = useAuthoring();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const others = copy.translations.filter(({ id }) => id !== copy.id);
  const missing = languages.find(
    (language) => language !== copy.language && others.every((other) => other.language !== language),
  );
  const begin = async () => {
    if (missing === undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      const made = await calls.create(
        { body: { title: copy.title, language: missing, translationOf: copy.id } },
        { idempotencyKey: crypto.randomUUID() },
      );
      await navigate(editPath(made.id));
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="section" aria-labelledby="translations-title">
      <Typography id="translations-title" variant="h3" component="h2">
        <FormattedMessage id="learning.translations" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        <FormattedMessage id="learning.translations.hint" />
      </Typography>
      {others.map((other) => (
        <Button
          key={other.id}
          variant="outlined"
          startIcon={<GlobeIcon />}
          onClick={() => void navigate(editPath(other.id))}
        >
          <FormattedMessage
            id="learning.translations.open"
            values={{
              language: formatMessage({ id: `learning.language.${other.language}` }),
              title: other.title,
            }}
          />
        </Button>
      ))}
      {missing !== undefined && (
        <Button variant="outlined" startIcon={<PlusIcon />} disabled={isBusy} onClick={() => void begin()}>
          <FormattedMessage
            id="learning.translations.begin"
            values={{ language: formatMessage({ id: `learning.language.${missing}` }) }}
          />
        </Button>
      )}
      {error !== undefined && <ErrorNote error={error} />}
    </Box>
  );
};
