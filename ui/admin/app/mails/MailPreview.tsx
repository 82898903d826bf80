import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languages } from '#core/kernel/language.ts';
import { Delayed } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { Section } from '../parts/Facts.tsx';
import { MailFrame } from './MailFrame.tsx';
import type { Drawn } from './use-mail-preview.ts';

type Props = Readonly<{
  /** As the server drew them last. */
  drawn: Readonly<Record<Language, Drawn>>;
  note: ReactNode;
}>;

/** What will arrive on a phone, in one language or the other. */
export const MailPreview = ({ drawn, note }: Props) => {
  const { formatMessage } = useIntl();
  const [watched, setWatched] = useState<Language>(useLanguage());
  const { shown: mail, isDrawing } = drawn[watched];
  return (
    <Section
      title={<FormattedMessage id="console.templates.preview" />}
      note={note}
      corner={
        <ToggleButtonGroup
          exclusive
          value={watched}
          onChange={(_, next: Language | null) => next !== null && setWatched(next)}
          aria-label={formatMessage({ id: 'ui.language' })}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap', '& button': { overflowWrap: 'normal' } }}
        >
          {languages.map((language) => (
            <ToggleButton key={language} value={language} lang={language}>
              {language.toUpperCase()}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {isDrawing ? (
        <Delayed>
          <CardSkeleton height={240} />
        </Delayed>
      ) : mail === undefined ? (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.templates.preview.empty" />
        </Box>
      ) : (
        <>
          <Typography sx={{ fontWeight: 600, mb: 1.5, textAlign: 'center' }} lang={watched}>
            {mail.subject}
          </Typography>
          <MailFrame html={mail.html} title={formatMessage({ id: 'console.templates.preview' })} />
        </>
      )}
    </Section>
  );
};
