import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { SearchIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';
import { paths } from '../paths.ts';

/** Where people look for something; each has a search of its own that reads `q`. */
const searched = [
  { to: paths.articles, label: 'nav.articles' },
  { to: paths.coaches, label: 'nav.coaches' },
  { to: paths.challenges, label: 'nav.challenges' },
  { to: paths.faqs, label: 'footer.faqs' },
] as const;

/** A plain form: it works before the application has come, and without it. */
export const SiteSearch = () => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    const { submitter } = event.nativeEvent as SubmitEvent; // a form is submitted by such an event
    const place = submitter?.getAttribute('formaction') ?? inLanguage(paths.articles, language);
    void navigate(q === '' ? place : `${place}?${new URLSearchParams({ q })}`);
  };
  return (
    <Box
      component="form"
      role="search"
      action={inLanguage(paths.articles, language)}
      onSubmit={search}
      sx={{ mt: 3, width: '100%', maxWidth: 520, textAlign: 'left' }}
    >
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, display: 'block', mb: 1 }}>
        <FormattedMessage id="notFound.search" />
      </Typography>
      <OutlinedInput
        id={id}
        name="q"
        type="search"
        fullWidth
        autoComplete="off"
        startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        inputProps={{ maxLength: 80 }}
      />
      <Box
        role="group"
        aria-label={formatMessage({ id: 'notFound.search.in' })}
        sx={{ mt: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {searched.map(({ to, label }) => (
          <Button
            key={to}
            type="submit"
            variant="outlined"
            size="small"
            formAction={inLanguage(to, language)}
          >
            <FormattedMessage id={label} />
          </Button>
        ))}
      </Box>
    </Box>
  );
};
