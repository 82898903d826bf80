import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { PageKey } from '#core/content/page/page.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats, type MessageId } from '#ui/intl.ts';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useSite } from '../../app/page-context.ts';
import { useDocument, type ShownPage } from '../data.ts';

declare global {
  interface MessageCatalogues {
    legal: typeof import('./messages/vi.json');
  }
}

const Contents = ({ contents }: Pick<ShownPage, 'contents'>) => (
  <Box
    component="nav"
    aria-labelledby="contents"
    sx={{ alignSelf: 'start', position: { md: 'sticky' }, top: 96, '@media print': { display: 'none' } }}
  >
    <Typography id="contents" variant="subtitle2" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
      <FormattedMessage id="legal.contents" />
    </Typography>
    <Box component="ol" sx={{ m: 0, pl: 3.5, fontVariantNumeric: 'tabular-nums' }}>
      {contents
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <Box key={id} component="li" sx={{ py: 0.5 }}>
            <Link href={`#${id}`} underline="hover" sx={{ color: 'text.primary', display: 'block', py: 0.5 }}>
              {text}
            </Link>
          </Box>
        ))}
    </Box>
  </Box>
);

const Upcoming = ({ upcoming }: Readonly<{ upcoming: NonNullable<ShownPage['upcoming']> }>) => {
  const { date } = useFormats();
  return (
    <Alert severity="info" sx={{ mb: 3, '@media print': { display: 'none' } }}>
      <FormattedMessage
        id={upcoming.asksAgain ? 'legal.upcoming.asks' : 'legal.upcoming'}
        values={{ date: date(upcoming.effectiveAt) }}
      />
    </Alert>
  );
};

type Props = Readonly<{
  of: PageKey;
  /** Until the words are there. */
  title: MessageId;
  /** Whether the day from which it holds is said. */
  dated?: boolean;
  children?: ReactNode;
}>;

/** A readable column with its contents beside it; on paper, only the text. */
export const DocumentPage = ({ of, title, dated = false, children }: Props) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { baseUrl } = useSite();
  const navigate = useNavigate();
  const query = useDocument(of);
  const { data } = query;
  return (
    <Page
      title={data?.title ?? formatMessage({ id: title })}
      description={
        data && (
          <>
            {data.description}
            {dated && (
              <>
                <br />
                <FormattedMessage id="legal.updated" values={{ date: date(data.effectiveAt) }} />
              </>
            )}
          </>
        )
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ html, contents, upcoming }) => (
          <>
            {upcoming && <Upcoming upcoming={upcoming} />}
            <Box
              sx={{
                display: 'grid',
                gap: { xs: 4, md: 8 },
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
                '@media print': { display: 'block' },
              }}
            >
              <Contents contents={contents} />
              <Box sx={{ maxWidth: contentWidth.reading, minWidth: 0 }}>
                <RichTextView html={html} baseUrl={baseUrl} onOpen={(path) => void navigate(path)} />
              </Box>
            </Box>
          </>
        )}
      </QueryView>
      {children}
    </Page>
  );
};
