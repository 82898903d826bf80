import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useSite } from '../../app/page-context.ts';

declare global {
  interface MessageCatalogues {
    legal: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{
  title: MessageId;
  lead: MessageId;
  updatedAt: Date;
  sections: readonly Readonly<{ key: string; title: MessageId; text: MessageId }>[];
}>;

/** A readable column with its contents beside it; on paper, only the text. */
export const LegalText = ({ title, lead, updatedAt, sections }: Props) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { siteName, contactEmail } = useSite();
  const values = { name: siteName, email: contactEmail };

  return (
    <Page
      title={formatMessage({ id: title })}
      description={
        <>
          <FormattedMessage id={lead} />
          <br />
          <FormattedMessage id="legal.updated" values={{ date: date(updatedAt) }} />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        }}
      >
        <Box
          component="nav"
          aria-labelledby="contents"
          sx={{
            alignSelf: 'start',
            position: { md: 'sticky' },
            top: 96,
            '@media print': { display: 'none' },
          }}
        >
          <Typography
            id="contents"
            variant="subtitle2"
            component="h2"
            sx={{ color: 'text.secondary', mb: 1 }}
          >
            <FormattedMessage id="legal.contents" />
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {sections.map(({ key, title: name }) => (
              <Box key={key} component="li" sx={{ py: 0.5 }}>
                <Link
                  href={`#${key}`}
                  underline="hover"
                  sx={{ color: 'text.primary', display: 'block', py: 0.5 }}
                >
                  <FormattedMessage id={name} />
                </Link>
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ maxWidth: contentWidth.reading }}>
          {sections.map(({ key, title: name, text }) => (
            <Box key={key} component="section" id={key} sx={{ mb: 4.5 }}>
              <Typography variant="h2" sx={{ mb: 1.25 }}>
                <FormattedMessage id={name} />
              </Typography>
              {String(formatMessage({ id: text }, values))
                .split('\n')
                .map((paragraph) => (
                  <Typography key={paragraph} sx={{ mb: 1.5 }}>
                    {paragraph}
                  </Typography>
                ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Page>
  );
};
